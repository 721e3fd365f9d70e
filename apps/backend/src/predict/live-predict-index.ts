import type { Change } from "@uchit/contract/change.ts";
import { MOVES_ONLY } from "@uchit/predictor/counsellings.ts";
import type { PredictIndex } from "@uchit/predictor/predict-index.ts";
import type { Database } from "#backend/db/client.ts";
import { readPredictVersion } from "#backend/facts/queries/data-version.ts";
import { memoiseUntilChanged } from "#backend/platform/memoise.ts";
import { buildPredictIndex } from "./predict-index.ts";
import { readPredictRows } from "./queries/rows.ts";

export type LivePredictIndex = {
	/** The index of what the database holds now; callers that come together wait for one. */
	get: () => Promise<PredictIndex>;
	/** Told of changes: cutoffs are facts, a load of facts tells `*`, a correction of a name `colleges`. */
	onChange: (change: Change) => void;
};

type Given = {
	/** Another way to it than building it here: several services of one process share what they build, or a file has it. */
	build?: ((db: Database) => Promise<PredictIndex>) | undefined;
	/** Told when what was built for nobody who waited has come. */
	onCaughtUp?: () => void;
};

/**
 * Keeps the predictor's index. It takes seconds to build: what is told without changing a fact leaves it as it is, and where single
 * institutions are told, as by a correction, the one before answers until the next is there.
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
