import { type Ranking, RankingList, type RankingParameters } from "@uchit/contract/ranking.ts";
import { desc, eq } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { rankings } from "#backend/db/schema/ranking.ts";

type RankingRow = typeof rankings.$inferSelect;

/** Every place that an institution holds: newest year first, in each year by list. */
export async function listRankings(db: Database, collegeId: string): Promise<Ranking[]> {
	const rows = await db
		.select()
		.from(rankings)
		.where(eq(rankings.collegeId, collegeId))
		.orderBy(desc(rankings.year), rankings.list);
	return rows.map(toRanking);
}

function toRanking(row: RankingRow): Ranking {
	return {
		list: RankingList.parse(row.list),
		year: row.year,
		rank: row.rank ?? undefined,
		band: row.band ?? undefined,
		score: row.score ?? undefined,
		parameters: toParameters(row),
		printedName: row.printedName,
		sourceId: row.sourceId,
	};
}

/** A list prints all five scores or none. */
function toParameters({ tlr, rpc, go, oi, perception }: RankingRow): RankingParameters | undefined {
	if (tlr === null || rpc === null || go === null || oi === null || perception === null) return undefined;
	return { tlr, rpc, go, oi, perception };
}
