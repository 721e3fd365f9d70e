import { RANKING_LISTS, type Ranking, type RankingParameters } from "@uchit/contract/ranking.ts";
import { type SQL, sql } from "drizzle-orm";
import { float, integer, nullable, oneOf, type RowOf, text } from "#backend/db/columns.ts";

export const RANKING_ROW = {
	list: oneOf(RANKING_LISTS),
	year: integer,
	rank: nullable(integer),
	band: nullable(text),
	score: nullable(float),
	tlr: nullable(float),
	rpc: nullable(float),
	go: nullable(float),
	oi: nullable(float),
	perception: nullable(float),
	printedName: text,
	nirfId: nullable(text),
	sourceId: text,
};
export type RankingRow = RowOf<typeof RANKING_ROW>;

/** Returns the SQL for every place of an institution: newest year first, within a year by list. */
export function rankingsOf(college: SQL): SQL {
	return sql`
		SELECT list, year, rank, band, score, tlr, rpc, go, oi, perception, printed_name AS "printedName", nirf_id AS "nirfId", source_id AS "sourceId"
		FROM rankings WHERE college_id = ${college} ORDER BY year DESC, list`;
}

export function toRanking(row: RankingRow): Ranking {
	return {
		list: row.list,
		year: row.year,
		rank: row.rank ?? undefined,
		band: row.band ?? undefined,
		score: row.score ?? undefined,
		parameters: toParameters(row),
		printedName: row.printedName,
		nirfId: row.nirfId ?? undefined,
		sourceId: row.sourceId,
	};
}

/** A list prints all five scores or none. */
function toParameters({ tlr, rpc, go, oi, perception }: RankingRow): RankingParameters | undefined {
	if (tlr === null || rpc === null || go === null || oi === null || perception === null) return undefined;
	return { tlr, rpc, go, oi, perception };
}
