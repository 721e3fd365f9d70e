import type { CounsellingIndex } from "@uchit/predictor/predict-index.ts";
import { buildRoundTable, type RoundTable } from "@uchit/predictor/round-table.ts";
import type { Database } from "#backend/db/client.ts";
import { readRoundRows } from "./queries/round-rows.ts";

export type RoundTables = { get: (own: CounsellingIndex) => Promise<RoundTable> };

/**
 * The rounds of each counselling, read when they are first needed: some seconds, in which requests that come together wait for one. The
 * predictor's index is another one after each change of facts; until its rounds are read, those before answer.
 */
export function createRoundTables(db: Database): RoundTables {
	const newest = new Map<string, RoundTable>();
	const builds = new WeakMap<CounsellingIndex, Promise<RoundTable>>();
	const build = (own: CounsellingIndex) => {
		const building = buildRoundTable(readRoundRows(db, own));
		builds.set(own, building);
		building.then(
			(table) => newest.set(own.counselling.exam, table),
			() => builds.delete(own),
		);
		return building;
	};
	return {
		async get(own) {
			const building = builds.get(own) ?? build(own);
			return newest.get(own.counselling.exam) ?? building;
		},
	};
}
