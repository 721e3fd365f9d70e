import type { Placement } from "@uchit/contract/outcome.ts";
import type { PredictCollege } from "@uchit/predictor/seat.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { nullable, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { PLACEMENT, placementsOf, toPlacements } from "#backend/facts/queries/outcomes.ts";

const COLLEGE = {
	id: text,
	slug: text,
	name: text,
	city: nullable(text),
	district: nullable(text),
	state_slug: nullable(text),
	ownership: nullable(text),
};

/** Every institution that a counselling names. If sources disagree on the owner, the newest counts. */
export async function listColleges(
	db: Database,
	states: readonly NonNullable<PredictCollege["state"]>[],
): Promise<PredictCollege[]> {
	const rows = await readRows(db, COLLEGE)`
		SELECT c.id, c.slug, c.name, c.city, d.name AS district, c.state_slug, (
			SELECT value FROM college_facts f WHERE f.college_id = c.id AND f.field = 'ownership'
			ORDER BY f.year DESC NULLS LAST, f.source_id, f.value LIMIT 1) AS ownership
		FROM colleges c LEFT JOIN districts d ON d.id = c.district_id
		WHERE c.id IN (SELECT college_id FROM cutoffs) ORDER BY c.name COLLATE "C", c.id`;
	const placements = await listDegreePlacements(db);
	const stateBySlug = new Map(states.map((state) => [state.slug, state]));
	return rows.map((row) => ({
		id: row.id,
		slug: row.slug,
		name: row.name,
		city: row.city ?? undefined,
		district: row.district ?? undefined,
		state: stateBySlug.get(row.state_slug ?? ""),
		ownership: row.ownership ?? undefined,
		...newestMedian(placements.get(row.id) ?? []),
	}));
}

const COLLEGE_PLACEMENT = { ...PLACEMENT, college_id: text };

/** Placements of four-year degrees, the kind that these counsellings admit to. */
async function listDegreePlacements(db: Database): Promise<ReadonlyMap<string, Placement[]>> {
	const rows = await readRows(db, COLLEGE_PLACEMENT)`
		SELECT c.id AS college_id, p.* FROM (SELECT DISTINCT college_id AS id FROM outcomes WHERE level = 'ug-4') c
		CROSS JOIN LATERAL (${placementsOf(sql`c.id`)}) p WHERE p.level = 'ug-4'`;
	const byCollege = Map.groupBy(rows, ({ college_id }) => college_id);
	return new Map([...byCollege].map(([id, own]) => [id, toPlacements(own)]));
}

/** The newest plausible median; of two rankings of one year, that of engineering. */
function newestMedian(placements: readonly Placement[]): Pick<PredictCollege, "medianSalary" | "medianSalaryYear"> {
	const [newest] = placements
		.filter(({ mark, medianSalary }) => mark === undefined && medianSalary !== undefined)
		.toSorted((a, b) => b.cohort - a.cohort || Number(b.list === "engineering") - Number(a.list === "engineering"));
	return { medianSalary: newest?.medianSalary, medianSalaryYear: newest?.cohort };
}
