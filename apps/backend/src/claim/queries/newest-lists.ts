import { max } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { rankings } from "#backend/db/schema/ranking.ts";

export async function listNewestYears(db: Database): Promise<ReadonlyMap<string, number>> {
	const rows = await db
		.select({ list: rankings.list, year: max(rankings.year) })
		.from(rankings)
		.groupBy(rankings.list);
	return new Map(rows.flatMap(({ list, year }) => (year === null ? [] : [[list, year] as const])));
}
