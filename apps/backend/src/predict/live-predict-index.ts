import type { Change } from "@uchit/contract/change.ts";
import { MOVES_ONLY_AUTHORITIES } from "@uchit/predictor/counsellings.ts";
import type { PredictIndex } from "@uchit/predictor/predict-index.ts";
import type { Database } from "#backend/db/client.ts";
import { readPredictVersion } from "#backend/facts/queries/data-version.ts";
import { memoiseWhileRenewed } from "#backend/platform/memoise.ts";
import { buildPredictIndex } from "./predict-index.ts";
import { readPredictRows } from "./queries/rows.ts";
import { getPredictReport } from "./report-card.ts";

export type LivePredictIndex = {
	get: () => Promise<PredictIndex>;
	/** Takes a change: a load of facts has the tag `*`, a correction of a name the tag `colleges`. */
	onChange: (change: Change) => void;
};

type LivePredictIndexOptions = {
	/** Replaces the build here: services of one process share a build, or load it from a file. */
	build?: ((db: Database) => Promise<PredictIndex>) | undefined;
	onCaughtUp?: () => void;
};

/**
 * Keeps the predictor's index current. A build takes seconds: changes that affect no fact cause none, and the last index
 * answers until the new one is ready.
 */
export function createLivePredictIndex(
	db: Database,
	{ build = buildPredictIndexFromDatabase, onCaughtUp = () => undefined }: LivePredictIndexOptions = {},
): LivePredictIndex {
	let newest: { version: string; predictIndex: PredictIndex } | undefined;
	const predictIndex = memoiseWhileRenewed(async () => {
		const version = await readPredictVersion(db);
		if (newest?.version === version) return newest.predictIndex;
		const built = await build(db);
		// Every answer needs it, and the first visitor should not wait for it.
		if (newest !== undefined) await getPredictReport(built);
		newest = { version, predictIndex: built };
		return built;
	}, onCaughtUp);
	return {
		get: predictIndex.get,
		onChange({ tags }) {
			if (tags.includes("*") || tags.includes("colleges")) predictIndex.drop();
		},
	};
}

export async function buildPredictIndexFromDatabase(db: Database): Promise<PredictIndex> {
	return buildPredictIndex(await readPredictRows(db, MOVES_ONLY_AUTHORITIES));
}
