import type { RegisteredCourse } from "@uchit/contract/study-abroad.schema.ts";
import { asc } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { registeredCourses } from "#backend/db/schema/university-abroad.ts";

/** Every course that Australia registers for students from abroad, by name. */
export async function readCourses(db: Database): Promise<RegisteredCourse[]> {
	const { name, provider, code } = registeredCourses;
	const rows = await db.select().from(registeredCourses).orderBy(asc(name), asc(provider), asc(code));
	return rows.map((row) => ({
		code: row.code,
		name: row.name,
		provider: row.provider,
		providerSite: row.providerSite ?? undefined,
		field: row.field ?? undefined,
		level: row.level,
		states: row.states,
		weeks: row.weeks ?? undefined,
		tuitionAud: row.tuitionAud ?? undefined,
		otherFeesAud: row.otherFeesAud ?? undefined,
		totalAud: row.totalAud ?? undefined,
		sourceId: row.sourceId,
	}));
}
