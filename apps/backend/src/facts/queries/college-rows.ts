import { CATEGORY_RULES } from "@uchit/contract/category.ts";
import type { College } from "@uchit/contract/college.ts";
import { COLLEGE_KINDS } from "@uchit/contract/college-kind.ts";
import { toKey } from "@uchit/contract/words.ts";
import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { float, integer, nullable, oneOf, type RowOf, rowsOf, text, texts } from "#backend/db/columns.ts";
import { readPrepared, readRows } from "#backend/db/read-rows.ts";
import { colleges, formerAddresses } from "#backend/db/schema/college.ts";
import { FACT, factsOf } from "./college-facts.ts";
import { CUTOFF_SUMMARY, cutoffSummariesOf } from "./cutoffs/summaries.ts";
import { FEE_SUMMARY, feeSummariesOf } from "./fees.ts";
import { SEATS, seatsOf } from "./intakes.ts";
import { PLACEMENT, placementsOf } from "./outcomes.ts";
import { RANKING_ROW, rankingsOf } from "./rankings.ts";

const COLLEGE = {
	id: text,
	slug: text,
	name: text,
	officialName: text,
	kind: oneOf(COLLEGE_KINDS),
	aisheCode: nullable(text),
	city: nullable(text),
	districtId: nullable(text),
	district: nullable(text),
	districtHi: nullable(text),
	stateSlug: nullable(text),
	stateName: nullable(text),
	stateNameHi: nullable(text),
	sourceId: text,
	names: rowsOf({ name: text, sourceId: text }),
	shortForms: texts,
	otherCodes: texts,
	twins: rowsOf({ slug: text, name: text }),
	categories: rowsOf({ categoryId: integer, rule: oneOf(CATEGORY_RULES), evidence: text, sourceId: text }),
	rankings: rowsOf(RANKING_ROW),
	cutoffs: rowsOf(CUTOFF_SUMMARY),
	facts: rowsOf(FACT),
	placements: rowsOf(PLACEMENT),
	seats: rowsOf(SEATS),
	fees: rowsOf(FEE_SUMMARY),
	pageFees: integer,
	reviews: rowsOf({ count: integer, removed: integer }),
};
export type CollegeRows = RowOf<typeof COLLEGE>;

/**
 * Reads all stored data of these institutions in one statement, because nine at once would take nearly all connections for one page. Each
 * comes once, in no order; a former address gives its present institution. Addresses are resolved first, because for an OR PostgreSQL
 * reads every institution.
 */
export async function readCollegeRows(db: Database, slugs: readonly string[]): Promise<CollegeRows[]> {
	if (slugs.length === 0) return [];
	const college = sql`c.id`;
	// Separate parameters, not one array: PostgreSQL expects ten elements and plans anew for arrays with fewer.
	const named = sql.join(
		slugs.map((slug) => sql`${slug}`),
		sql`, `,
	);
	return readPrepared(db, COLLEGE, {
		name: `colleges-${slugs.length}`,
		query: sql`
			SELECT c.id, c.slug, c.name, c.official_name AS "officialName", c.kind, c.aishe_code AS "aisheCode", c.city,
				c.district_id AS "districtId", d.name AS district, d.name_hi AS "districtHi", s.slug AS "stateSlug", s.name AS "stateName",
				s.name_hi AS "stateNameHi", c.source_id AS "sourceId",
				${jsonRows(sql`
					SELECT name, source_id AS "sourceId" FROM college_names n
					WHERE n.college_id = c.id AND n.name NOT IN (c.name, c.official_name) ORDER BY n.name`)} AS names,
				ARRAY(SELECT alias FROM aliases WHERE college_id = c.id AND kind = 'short-form') AS "shortForms",
				ARRAY(SELECT former_id FROM former_addresses f
					WHERE f.college_id = c.id AND f.former_id ~ '^[CSUR]-' ORDER BY former_id) AS "otherCodes",
				${jsonRows(sql`
					SELECT o.slug, o.name FROM possible_twins p JOIN colleges o ON o.id IN (p.college_id, p.other_id) AND o.id <> c.id
					WHERE c.id IN (p.college_id, p.other_id) ORDER BY o.name, o.id`)} AS twins,
				${jsonRows(sql`
					SELECT category_id AS "categoryId", rule, evidence, source_id AS "sourceId"
					FROM college_categories WHERE college_id = c.id`)} AS categories,
				${jsonRows(rankingsOf(college))} AS rankings,
				${jsonRows(cutoffSummariesOf(college))} AS cutoffs,
				${jsonRows(factsOf(college))} AS facts,
				${jsonRows(placementsOf(college))} AS placements,
				${jsonRows(seatsOf(college))} AS seats,
				${jsonRows(feeSummariesOf(college))} AS fees,
				(SELECT count(*)::int FROM page_fees WHERE college_id = ${college}) AS "pageFees",
				${jsonRows(sql`
					SELECT count(shown)::int AS count, (count(*) FILTER (WHERE state = 'removed'))::int AS removed
					FROM reviews WHERE college_id = ${college}`)} AS reviews
			FROM colleges c LEFT JOIN districts d ON d.id = c.district_id LEFT JOIN states s ON s.slug = c.state_slug
			WHERE c.id IN (
				SELECT id FROM colleges WHERE slug IN (${named})
				UNION SELECT college_id FROM former_addresses WHERE slug IN (${named}))`,
	});
}

/**
 * Returns the permanent id behind a slug, and the slug of its page, which differs for a former address. Undefined for
 * an unknown slug.
 */
export async function findAddress(db: Database, slug: string): Promise<{ id: string; slug: string } | undefined> {
	const [row] = await db.select({ id: colleges.id, slug: colleges.slug }).from(colleges).where(eq(colleges.slug, slug));
	return row ?? findFormerAddress(db, slug);
}

export async function getCollegeId(db: Database, slug: string): Promise<string | undefined> {
	return (await findAddress(db, slug))?.id;
}

async function findFormerAddress(db: Database, slug: string): Promise<{ id: string; slug: string } | undefined> {
	const [row] = await db
		.select({ id: colleges.id, slug: colleges.slug })
		.from(formerAddresses)
		.innerJoin(colleges, eq(colleges.id, formerAddresses.collegeId))
		.where(eq(formerAddresses.slug, slug));
	return row;
}

export async function listMergedSlugs(db: Database, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
	const rows = await db
		.select({ former: formerAddresses.slug, now: colleges.slug })
		.from(formerAddresses)
		.innerJoin(colleges, eq(colleges.id, formerAddresses.collegeId))
		.where(inArray(formerAddresses.slug, [...slugs]));
	return new Map(rows.map(({ former, now }) => [former, now]));
}

/**
 * Returns a query's rows in order as one JSON column, so that a statement can return several lists. `[]` if there are
 * none.
 */
function jsonRows(query: SQL): SQL {
	return sql`(SELECT coalesce(json_agg(part), '[]') FROM (${query}) part)`;
}

type Position = NonNullable<College["position"]>;
const POSITION = {
	id: text,
	of: oneOf(["pin", "town", "district"]),
	latitude: float,
	longitude: float,
	sourceId: text,
};
type CollegePlace = { id: string; stateSlug: string | null; city: string | null; districtId: string | null };

/**
 * Returns the best known point of each institution by id, with the search's rule (`search/points.ts`): that of its own
 * PIN code as the newest source prints it, else of its town, else of its district. Institutions without a point are
 * left out.
 */
export async function getPositions(
	db: Database,
	colleges: readonly CollegePlace[],
): Promise<ReadonlyMap<string, Position>> {
	if (colleges.length === 0) return new Map();
	const inputs = colleges.map(({ id, stateSlug, city, districtId }) => ({
		id,
		state: stateSlug,
		town: toKey(city ?? ""),
		district: districtId,
	}));
	const rows = await readRows(db, POSITION)`
		SELECT asked.id, point.* FROM json_to_recordset(${JSON.stringify(inputs)}) AS asked(id text, state text, town text, district text)
		CROSS JOIN LATERAL (SELECT of, latitude, longitude, "sourceId" FROM (
			(SELECT 1 AS preference, 'pin' AS of, p.latitude, p.longitude, p.position_source_id AS "sourceId"
			FROM college_facts f JOIN pins p ON p.pin = f.value
			WHERE f.college_id = asked.id AND f.field = 'pin' AND p.latitude IS NOT NULL
			ORDER BY f.year DESC NULLS LAST, f.source_id, f.value LIMIT 1)
			UNION ALL
			(SELECT 2, 'town', latitude, longitude, source_id FROM towns
			WHERE state_slug = asked.state AND keys @> ARRAY[asked.town] LIMIT 1)
			UNION ALL
			(SELECT 3, 'district', latitude, longitude, position_source_id FROM districts
			WHERE id = asked.district AND latitude IS NOT NULL AND position_source_id IS NOT NULL)
		) points ORDER BY preference LIMIT 1) point`;
	return new Map(rows.map(({ id, ...position }) => [id, position]));
}
