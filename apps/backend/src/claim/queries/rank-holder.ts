import { and, eq } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { colleges } from "#backend/db/schema/college.ts";
import { rankings } from "#backend/db/schema/ranking.ts";

type Place = { list: (typeof rankings.$inferSelect)["list"]; year: number; rank: number };

/** Returns the first by name if several share the place. */
export async function findRankHolder(db: Database, { list, year, rank }: Place) {
	const [holder] = await db
		.select({ slug: colleges.slug, name: colleges.name, sourceId: rankings.sourceId })
		.from(rankings)
		.innerJoin(colleges, eq(colleges.id, rankings.collegeId))
		.where(and(eq(rankings.list, list), eq(rankings.year, year), eq(rankings.rank, rank)))
		.orderBy(colleges.name)
		.limit(1);
	return holder;
}
