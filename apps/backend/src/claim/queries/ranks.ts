import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import type { RowOf } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { RANKING_ROW, rankingsOf } from "#backend/facts/queries/rankings.ts";

export type RankRow = RowOf<typeof RANKING_ROW>;

export function listRanks(db: Database, collegeId: string): Promise<RankRow[]> {
	return readRows(db, RANKING_ROW, rankingsOf(sql`${collegeId}`));
}
