import type { Change } from "@uchit/contract/change.schema.ts";
import type { Database } from "#backend/db/client.ts";
import { readDataVersion } from "#backend/facts/queries/data-version.ts";
import { memoiseUntilChanged } from "#backend/platform/memoise.ts";
import { MOVES_ONLY } from "#backend/predict/counsellings.ts";
import { buildPredictIndex, type PredictIndex } from "./predict-index.ts";
import { readPredictRows } from "./queries/rows.ts";

export type LivePredictIndex = {
	/** The index of what the database holds now; callers that come together wait for one. */
	get: () => Promise<PredictIndex>;
	/** Told of changes: cutoffs are facts, a load of facts tells `*`, a correction of a name `colleges`. */
	onChange: (change: Change) => void;
};

/**
 * Keeps the predictor's index. It takes seconds to build: what is told without changing a fact leaves it as it is.
 * `build` is another's where several services of one process share what they build.
 */
export function createLivePredictIndex(db: Database, build = buildPredictIndexFromDatabase): LivePredictIndex {
	let newest: { version: string; predictIndex: PredictIndex } | undefined;
	const predictIndex = memoiseUntilChanged(async () => {
		const version = await readDataVersion(db);
		if (newest?.version !== version) {
			newest = { version, predictIndex: await build(db) };
		}
		return newest.predictIndex;
	});
	return {
		get: predictIndex.get,
		onChange({ tags }) {
			if (tags.includes("*") || tags.includes("colleges")) predictIndex.drop();
		},
	};
}

export async function buildPredictIndexFromDatabase(db: Database): Promise<PredictIndex> {
	return buildPredictIndex(await readPredictRows(db, MOVES_ONLY));
}
