import { type CollegeFact, FACT_FIELDS } from "@uchit/contract/college-fact.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { integer, nullable, oneOf, type RowOf, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

export const FACT = { field: oneOf(FACT_FIELDS), value: text, printed: text, year: nullable(integer), sourceId: text };

export function factsOf(college: SQL): SQL {
	return sql`
		SELECT field, value, printed, year, source_id AS "sourceId" FROM college_facts WHERE college_id = ${college}
		ORDER BY field, year DESC NULLS LAST, source_id, value`;
}

export async function listFacts(db: Database, collegeId: string): Promise<CollegeFact[]> {
	return (await readRows(db, FACT, factsOf(sql`${collegeId}`))).map(toFact);
}

export function toFact({ year, ...fact }: RowOf<typeof FACT>): CollegeFact {
	return { ...fact, year: year ?? undefined };
}
