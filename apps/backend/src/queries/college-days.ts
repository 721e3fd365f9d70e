import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";

/**
 * By slug, the day on which the newest source of an institution was fetched: before it nothing of its page can have changed.
 * Without those whose sources do not say when that was.
 */
export async function readCollegeDays(db: Database, slugs: readonly string[]): Promise<Record<string, string>> {
	const { rows } = await db.execute<{ slug: string; day: string }>(sql`
		WITH asked AS (SELECT id, slug, source_id FROM colleges WHERE slug = ANY(${sql.param([...slugs])}))
		SELECT named.slug, max(sources.fetched_on)::text AS day FROM (
			SELECT slug, source_id FROM asked
			UNION SELECT slug, f.source_id FROM asked JOIN college_facts f ON f.college_id = asked.id
			UNION SELECT slug, r.source_id FROM asked JOIN rankings r ON r.college_id = asked.id
			UNION SELECT slug, i.source_id FROM asked JOIN intakes i ON i.college_id = asked.id
			UNION SELECT slug, k.source_id FROM asked JOIN cutoffs k ON k.college_id = asked.id
		) named JOIN sources ON sources.id = named.source_id
		WHERE sources.fetched_on IS NOT NULL
		GROUP BY named.slug`);
	return Object.fromEntries(rows.map(({ slug, day }) => [slug, day]));
}
