import type { Change } from "@uchit/contract/change.ts";
import { MOVES_ONLY } from "@uchit/predictor/counsellings.ts";
import type { PredictIndex } from "@uchit/predictor/predict-index.ts";
import type { Database } from "#backend/db/client.ts";
import { readPredictVersion } from "#backend/facts/queries/data-version.ts";
import { memoiseUntilChanged } from "#backend/platform/memoise.ts";
import { buildPredictIndex } from "./predict-index.ts";
import { readPredictRows } from "./queries/rows.ts";

export type LivePredictIndex = {
	/** Returns the index of the current database; concurrent callers share one build. */
	get: () => Promise<PredictIndex>;
	/** Takes a change: a load of facts has the tag `*`, a correction of a name the tag `colleges`. */
	onChange: (change: Change) => void;
};

type Given = {
	/** Replaces the build here: services of one process share a build, or load it from a file. */
	build?: ((db: Database) => Promise<PredictIndex>) | undefined;
	/** Called when a build in the background is done. */
	onCaughtUp?: () => void;
};

/**
 * Keeps the predictor's index current. A build takes seconds: changes that affect no fact cause none, and after a
 * change of single institutions, such as a correction, the old index answers until the new one is ready.
 */
export function createLivePredictIndex(
	db: Database,
	{ build = buildPredictIndexFromDatabase, onCaughtUp }: Given = {},
): LivePredictIndex {
	let newest: { version: string; predictIndex: PredictIndex } | undefined;
	let isBehind = false;
	let isCatchingUp = false;
	const predictIndex = memoiseUntilChanged(async () => {
		const version = await readPredictVersion(db);
		if (newest?.version !== version) {
			newest = { version, predictIndex: await build(db) };
		}
		return newest.predictIndex;
	});

	async function catchUp(): Promise<void> {
		if (isCatchingUp) return;
		isCatchingUp = true;
		const before = newest;
		try {
			while (isBehind) {
				isBehind = false;
				await predictIndex.get();
			}
			if (newest !== before) onCaughtUp?.();
		} catch {
			isBehind = true;
		} finally {
			isCatchingUp = false;
		}
	}

	return {
		async get() {
			if (newest === undefined || !(isBehind || isCatchingUp)) return predictIndex.get();
			void catchUp();
			return newest.predictIndex;
		},
		onChange({ tags }) {
			if (!tags.includes("*") && !tags.includes("colleges")) return;
			predictIndex.drop();
			isBehind = !tags.includes("*") && tags.some((tag) => tag.startsWith("college:"));
		},
	};
}

export async function buildPredictIndexFromDatabase(db: Database): Promise<PredictIndex> {
	return buildPredictIndex(await readPredictRows(db, MOVES_ONLY));
}
