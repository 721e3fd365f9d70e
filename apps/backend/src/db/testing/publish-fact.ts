import { sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import type { collegeFacts } from "#backend/db/schema/college-fact.ts";

export async function publishFact(db: Queryable, fact: typeof collegeFacts.$inferInsert): Promise<void> {
	const { collegeId, field, value, printed, year = null, sourceId } = fact;
	await db.execute(sql`INSERT INTO public.college_facts (college_id, field, value, printed, year, source_id)
		VALUES (${collegeId}, ${field}, ${value}, ${printed}, ${year}, ${sourceId})`);
}
