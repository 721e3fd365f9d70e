import type { CollegeFact } from "@uchit/contract/college-fact.schema.ts";
import { type SQL, sql } from "drizzle-orm";

export type FactRow = Omit<CollegeFact, "year"> & { year: number | null };

/** What the sources say of an institution, by field; in each the newest first. */
export function factsOf(college: SQL): SQL {
	return sql`
		SELECT field, value, printed, year, source_id AS "sourceId" FROM college_facts WHERE college_id = ${college}
		ORDER BY field, year DESC NULLS LAST, source_id, value`;
}

export function toFact({ year, ...fact }: FactRow): CollegeFact {
	return { ...fact, year: year ?? undefined };
}
