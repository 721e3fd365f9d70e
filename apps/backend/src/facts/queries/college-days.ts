import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

/**
 * By slug, the day (ISO) on which the newest source of an institution was fetched: before it nothing of its page can have
 * changed. Without those whose sources do not say when that was. About a second of work: the caller keeps it.
 */
export async function readCollegeDays(db: Database): Promise<ReadonlyMap<string, string>> {
	const rows = await readRows(
		db,
		{ slug: text, day: text },
		sql`
			SELECT colleges.slug, max(sources.fetched_on)::text AS day FROM (
				SELECT id AS college_id, source_id FROM colleges
				UNION SELECT college_id, source_id FROM college_facts
				UNION SELECT college_id, source_id FROM rankings
				UNION SELECT college_id, source_id FROM intakes
				UNION SELECT college_id, source_id FROM cutoffs
				UNION SELECT college_id, source_id FROM college_fees
			) named
			JOIN colleges ON colleges.id = named.college_id
			JOIN sources ON sources.id = named.source_id
			WHERE sources.fetched_on IS NOT NULL
			GROUP BY colleges.slug`,
	);
	return new Map(rows.map(({ slug, day }) => [slug, day]));
}
