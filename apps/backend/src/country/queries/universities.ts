import type { RegisteredCourse, UniversityAbroad } from "@uchit/contract/study-abroad.ts";
import { asc } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { toRecord } from "#backend/db/column-names.ts";
import { float, integer, jsonTexts, nullable, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { registeredCourses } from "#backend/db/schema/university-abroad.ts";

const UNIVERSITY = {
	id: text,
	name: text,
	region: nullable(text),
	city: nullable(text),
	site: nullable(text),
	domains: jsonTexts,
	source_id: text,
	also_called: jsonTexts,
	groups: jsonTexts,
	established: nullable(integer),
	tuition_usd: nullable(integer),
	cost_usd: nullable(integer),
	admission_rate: nullable(float),
	earnings_usd: nullable(integer),
};

/**
 * A country's universities with the domains of their sites. Those of the world list come first, because the list of US colleges also has
 * thousands of trade schools and branches; then by name.
 */
export async function readUniversities(
	db: Database,
	code: string,
): Promise<{ rows: UniversityAbroad[]; domains: string[][] }> {
	const rows = await readRows(db, UNIVERSITY)`
		SELECT id, name, region, city, site, domains, source_id, also_called, groups, established, tuition_usd, cost_usd,
			admission_rate, earnings_usd FROM universities_abroad WHERE country = ${code}
		ORDER BY domains = '[]', lower(name) COLLATE "C", id`;
	return {
		rows: rows.map(({ domains: _, ...row }) => toRecord(row)),
		domains: rows.map(({ domains }) => domains),
	};
}

export async function readCourses(db: Database): Promise<RegisteredCourse[]> {
	const { name, provider, code } = registeredCourses;
	const rows = await db.select().from(registeredCourses).orderBy(asc(name), asc(provider), asc(code));
	return rows.map(toRecord);
}
