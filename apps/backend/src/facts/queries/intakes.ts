import type { College } from "@uchit/contract/college.ts";
import type { Courses } from "@uchit/contract/intake.ts";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { integer, nullable, type RowOf, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { intakes } from "#backend/db/schema/intake.ts";
import { listKnownProgrammes } from "./known-programmes.ts";
import { withSources } from "./sources.ts";

export async function listCourses(db: Database, collegeId: string): Promise<Courses> {
	const known = await listKnownProgrammes(db, collegeId);
	const rows = await db
		.select()
		.from(intakes)
		.where(and(eq(intakes.collegeId, collegeId), sql`${intakes.year} = (${newestYear})`))
		.orderBy(intakes.authority, intakes.programme, intakes.level, intakes.course, intakes.shift, intakes.entry);
	const items = rows.map(({ collegeId: _college, institute: _institute, entry: _entry, ...row }) => ({
		...row,
		degree: row.degree ?? undefined,
		shift: row.shift ?? undefined,
		seats: row.seats ?? undefined,
	}));
	return withSources(db, { items, known });
}

export async function readNewestList(
	db: Database,
	authority: string,
): Promise<{ year: number; sourceId: string } | undefined> {
	const [list] = await readRows(db, { year: integer, sourceId: text })`
		SELECT year, source_id AS "sourceId" FROM intakes WHERE authority = ${authority} ORDER BY year DESC LIMIT 1`;
	return list;
}

const newestYear = sql`SELECT max(newest.year) FROM intakes newest WHERE newest.authority = ${intakes.authority}`;

export const SEATS = { authority: text, year: integer, courses: integer, seats: nullable(integer), source_id: text };

/**
 * Returns the SQL for the approved courses and seats of each authority's newest list; without seats of online and
 * distance courses.
 */
export function seatsOf(college: SQL): SQL {
	return sql`
		SELECT authority, year, count(*)::int AS courses, min(source_id) AS source_id,
			(sum(seats) FILTER (WHERE mode IN ('regular', 'part-time')))::int AS seats
		FROM intakes i WHERE college_id = ${college}
			AND year = (SELECT max(year) FROM intakes newest WHERE newest.authority = i.authority)
		GROUP BY authority, year ORDER BY seats DESC NULLS LAST, authority`;
}

export function toSeats({ source_id: sourceId, seats, ...row }: RowOf<typeof SEATS>): College["seats"][number] {
	return { ...row, seats: seats ?? undefined, sourceId };
}
