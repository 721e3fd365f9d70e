import type { CollegeFact } from "@uchit/contract/college-fact.ts";
import { eq, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { collegeFacts } from "#backend/db/schema/college-fact.ts";

/** What the sources say of an institution, by field; in each the newest first. */
export async function listFacts(db: Database, collegeId: string): Promise<CollegeFact[]> {
	const rows = await db
		.select()
		.from(collegeFacts)
		.where(eq(collegeFacts.collegeId, collegeId))
		.orderBy(collegeFacts.field, sql`${collegeFacts.year} DESC NULLS LAST`, collegeFacts.sourceId, collegeFacts.value);
	return rows.map(({ collegeId: _college, year, ...fact }) => ({ ...fact, year: year ?? undefined }));
}
