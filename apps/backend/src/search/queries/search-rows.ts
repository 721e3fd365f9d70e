import { COLLEGE_KINDS } from "@uchit/contract/college-kind.ts";
import type { NewestYears } from "@uchit/contract/compare.ts";
import type { DegreeSlug } from "@uchit/contract/degree.ts";
import { PointKind } from "@uchit/contract/near-place.ts";
import { MIN_PEOPLE } from "@uchit/contract/outcome.ts";
import { RANKING_LISTS, type RankingList } from "@uchit/contract/ranking.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { boolean, float, integer, nullable, oneOf, type RowOf, type Shape, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { readDataVersion } from "#backend/facts/queries/data-version.ts";
import { listNewestFees, type NewestFee } from "#backend/facts/queries/fees.ts";

export type SearchRows = {
	/** Changes when any of these rows may have changed. */
	version: string;
	/** By lower-case name, then id: the order of `sort=name`. */
	colleges: readonly CollegeRow[];
	states: readonly RowOf<typeof STATE>[];
	districts: readonly DistrictRow[];
	towns: readonly RowOf<typeof TOWN>[];
	pins: readonly RowOf<typeof PIN>[];
	names: readonly CollegeName[];
	aliases: readonly CollegeName[];
	places: readonly PlaceRow[];
	fields: readonly RowOf<typeof FIELD>[];
	newest: NewestYears;
	categories: readonly CollegeValue<number>[];
	degrees: readonly CollegeValue<string>[];
	graduated: readonly CollegeValue<string>[];
	counselled: readonly RowOf<typeof COUNSELLED>[];
	programmes: readonly CollegeValue<string>[];
	approvals: readonly CollegeValue<string>[];
	ownerships: readonly CollegeValue<string>[];
	/** Types of universities: `central`, `state` and others. */
	universityTypes: readonly CollegeValue<string>[];
	womenOnly: readonly CollegeValue<string>[];
	seats: readonly RowOf<typeof SEATS_ROW>[];
	established: readonly RowOf<typeof ESTABLISHED_ROW>[];
	/** Median salary of placed graduates that each institution reported for a ranking list, in rupees a year. */
	salaries: readonly SalaryRow[];
	fees: readonly NewestFee[];
	ownPins: readonly CollegeValue<string>[];
};

const COLLEGE = {
	...{ id: text, slug: text, name: text, officialName: text, kind: oneOf(COLLEGE_KINDS) },
	...{ city: nullable(text), districtId: nullable(text), stateSlug: nullable(text) },
	/** Whether the national directory lists it: others may be duplicates of a listed one. */
	inDirectory: boolean,
	sourceId: text,
};
export type CollegeRow = RowOf<typeof COLLEGE>;

const NAMED = { collegeId: text, name: text };
export type CollegeName = RowOf<typeof NAMED>;

const TEXT_VALUE = { collegeId: text, value: text };
const INTEGER_VALUE = { collegeId: text, value: integer };
const ESTABLISHED_ROW = { ...INTEGER_VALUE, sourceId: text };
const SEATS_ROW = { ...ESTABLISHED_ROW, year: integer, authority: text };
const COUNSELLED = { ...TEXT_VALUE, exam: text };
export type CollegeValue<Value> = { collegeId: string; value: Value };

const PLACE = {
	...{ collegeId: text, list: oneOf(RANKING_LISTS), year: integer },
	...{ rank: nullable(integer), band: nullable(text), sourceId: text },
};
export type PlaceRow = RowOf<typeof PLACE>;

const FIELD = {
	...{ collegeId: text, list: oneOf(RANKING_LISTS) },
	...{ of: oneOf(["ranked-years", "graduates", "seats"]), value: integer },
};

const YEAR = nullable(integer);
const NEWEST = { rank: YEAR, salary: YEAR, seats: YEAR, fee: YEAR, closing: YEAR };

const SALARY = {
	...{ collegeId: text, value: float, list: oneOf(RANKING_LISTS), level: text },
	...{ cohort: integer, placed: integer, sourceId: text },
};
export type SalaryRow = RowOf<typeof SALARY>;

const STATE = { slug: text, name: text, nameHi: nullable(text) };

const DISTRICT = {
	...{ id: text, stateSlug: text, name: text, nameHi: nullable(text) },
	...{ latitude: nullable(float), longitude: nullable(float) },
};
type DistrictRow = RowOf<typeof DISTRICT>;

const POINT = { latitude: float, longitude: float };
export type Point = RowOf<typeof POINT>;

const TOWN = { ...POINT, name: text, stateSlug: nullable(text), population: nullable(integer) };
const PIN = { ...POINT, pin: text, of: oneOf(PointKind.options) };

const COLLEGES = sql`SELECT id, slug, name, official_name AS "officialName", kind, city, district_id AS "districtId",
	state_slug AS "stateSlug", aishe_code IS NOT NULL AS "inDirectory", source_id AS "sourceId" FROM colleges`;
const PLACES = sql`SELECT DISTINCT ON (list, college_id) college_id AS "collegeId", list, year, rank, band, source_id AS "sourceId"
	FROM rankings ORDER BY list, college_id, year DESC`;
// Only the newest year and the authority that approves most seats: seats of two authorities must not be added.
const SEATS = sql`SELECT DISTINCT ON (college_id) college_id AS "collegeId", seats AS value, authority, year, source_id AS "sourceId" FROM (
	SELECT college_id, authority, year, min(source_id) AS source_id, sum(seats)::int AS seats FROM intakes
	WHERE (authority, year) IN (SELECT authority, max(year) FROM intakes GROUP BY authority) AND seats IS NOT NULL AND mode IN ('regular', 'part-time')
	GROUP BY college_id, authority, year) totals ORDER BY college_id, seats DESC`;
const FIELDS = sql`SELECT college_id AS "collegeId", list, 'ranked-years' AS of, count(*)::int AS value FROM rankings GROUP BY college_id, list
	UNION ALL SELECT college_id, list, 'graduates', sum(value)::int FROM (
		SELECT DISTINCT ON (college_id, list, level) college_id, list, value FROM outcomes WHERE measure = 'graduated'
		ORDER BY college_id, list, level, year DESC, cohort DESC) newest GROUP BY college_id, list
	UNION ALL SELECT college_id, list, 'seats', sum(seats)::int FROM intakes
		JOIN jsonb_each_text(${JSON.stringify({
			"Engineering and Technology": "engineering",
			Management: "management",
			Medicine: "medical",
		} satisfies Record<string, RankingList>)}::jsonb) AS field(programme, list) USING (programme)
	WHERE seats IS NOT NULL AND mode IN ('regular', 'part-time') GROUP BY college_id, list`;
const NEWEST_YEARS = sql`SELECT (SELECT max(year) FROM rankings) AS rank, (SELECT max(cohort) FROM outcomes WHERE measure = 'median-salary') AS salary,
	(SELECT max(year) FROM intakes) AS seats, (SELECT max(year) FROM college_fees) AS fee, (SELECT max(year) FROM cutoffs) AS closing`;
const ESTABLISHED = sql`SELECT DISTINCT ON (college_id) college_id AS "collegeId", value::int AS value, source_id AS "sourceId"
	FROM college_facts WHERE field = 'established' AND value ~ '^[0-9]{4}$' ORDER BY college_id, value, source_id`;

export type SummaryRows = Pick<SearchRows, "colleges" | "places" | "seats" | "established" | "salaries" | "fees">;

export async function readSummaryRows(db: Database, ids: readonly string[]): Promise<SummaryRows> {
	const wanted = new Set(ids);
	const among = sql`ANY(${sql.param([...ids])}::text[])`;
	const rowsOf = <Of extends Shape>(shape: Of, rows: SQL) =>
		readRows(db, shape, sql`SELECT * FROM (${rows}) t WHERE t."collegeId" = ${among}`);
	return {
		colleges: await readRows(db, COLLEGE, sql`${COLLEGES} WHERE id = ${among}`),
		places: await rowsOf(PLACE, PLACES),
		seats: await rowsOf(SEATS_ROW, SEATS),
		established: await rowsOf(ESTABLISHED_ROW, ESTABLISHED),
		salaries: (await readSalaries(db)).filter(({ collegeId }) => wanted.has(collegeId)),
		fees: await listNewestFees(db, ids),
	};
}

export async function readSearchRows(db: Database): Promise<SearchRows> {
	// Read before the rows: a change meanwhile causes one more build.
	const version = await readDataVersion(db);
	const read = <Of extends Shape>(shape: Of, query: SQL) => readRows(db, shape, query);
	// One after another: in parallel they would use up all connections.
	return {
		version,
		colleges: await read(COLLEGE, sql`${COLLEGES} ORDER BY lower(name), id`),
		states: await read(STATE, sql`SELECT slug, name, name_hi AS "nameHi" FROM states ORDER BY name`),
		districts: await read(
			DISTRICT,
			sql`SELECT id, state_slug AS "stateSlug", name, name_hi AS "nameHi", latitude, longitude FROM districts ORDER BY name, id`,
		),
		towns: await read(TOWN, sql`SELECT name, state_slug AS "stateSlug", population, latitude, longitude FROM towns`),
		pins: await read(
			PIN,
			sql`SELECT pin, latitude, longitude, coalesce(position_of, 'area') AS of FROM pins WHERE latitude IS NOT NULL`,
		),
		names: await read(NAMED, sql`SELECT college_id AS "collegeId", name FROM college_names`),
		aliases: await read(NAMED, sql`SELECT college_id AS "collegeId", alias AS name FROM aliases`),
		places: await read(PLACE, PLACES),
		fields: await read(FIELD, FIELDS),
		newest: await readNewest(db),
		categories: await read(
			INTEGER_VALUE,
			sql`SELECT college_id AS "collegeId", category_id AS value FROM college_categories ORDER BY college_id`,
		),
		degrees: await read(
			TEXT_VALUE,
			sql`SELECT DISTINCT college_id AS "collegeId", degree AS value FROM intakes WHERE degree IS NOT NULL`,
		),
		graduated: await read(
			TEXT_VALUE,
			sql`SELECT DISTINCT o.college_id AS "collegeId", of.degree AS value FROM outcomes o
				JOIN jsonb_to_recordset(${JSON.stringify(DEGREES_REPORTED)}::jsonb) AS of(list text, level text, degree text) USING (list, level)
				WHERE o.measure = 'graduated' AND o.value > 0 AND o.mark IS NULL`,
		),
		counselled: await read(
			COUNSELLED,
			sql`SELECT k.college_id AS "collegeId", k.exam, p.name AS value FROM (
				SELECT DISTINCT college_id, exam, programme_id FROM cutoffs) k JOIN programmes p ON p.id = k.programme_id`,
		),
		programmes: await read(TEXT_VALUE, sql`SELECT DISTINCT college_id AS "collegeId", course AS value FROM intakes`),
		approvals: await read(
			TEXT_VALUE,
			sql`SELECT DISTINCT college_id AS "collegeId", authority AS value FROM intakes UNION
				SELECT DISTINCT college_id, value FROM college_facts WHERE field = 'recognised-by'`,
		),
		ownerships: await readFacts(db, "ownership"),
		universityTypes: await readFacts(db, "university-type"),
		womenOnly: [...(await readFacts(db, "women-only")), ...(await read(TEXT_VALUE, WOMEN_BY_SEATS))],
		seats: await read(SEATS_ROW, SEATS),
		established: await read(ESTABLISHED_ROW, ESTABLISHED),
		ownPins: await readFacts(db, "pin"),
		salaries: await readSalaries(db),
		fees: await listNewestFees(db),
	};
}

async function readNewest(db: Database): Promise<NewestYears> {
	const [newest] = await readRows(db, NEWEST, NEWEST_YEARS);
	const yearOf = (kind: keyof typeof NEWEST) => newest?.[kind] ?? 0;
	return {
		rank: yearOf("rank"),
		salary: yearOf("salary"),
		seats: yearOf("seats"),
		fee: yearOf("fee"),
		closing: yearOf("closing"),
	};
}

/**
 * The degree of reported graduates, by list and level, only if it is certain. Not certain: five years of law (BA or BBA LLB), four of
 * architecture (B.Plan or design), three after MBBS (MD or MS), and farming.
 */
const DEGREES_REPORTED = [
	{ list: "engineering", level: "ug-4", degree: "btech" },
	{ list: "engineering", level: "pg-2", degree: "mtech" },
	{ list: "architecture", level: "ug-5", degree: "barch" },
	{ list: "dental", level: "ug-5", degree: "bds" },
	{ list: "dental", level: "pg-3", degree: "mds" },
	{ list: "pharmacy", level: "ug-4", degree: "bpharm" },
] as const satisfies readonly { list: RankingList; level: string; degree: DegreeSlug }[];

/** The main course of each list: salaries after courses of different length are not comparable. */
const COURSE_OF_LIST = {
	engineering: "ug-4",
	management: "pg-2",
	pharmacy: "ug-4",
	medical: "pg-3",
	dental: "ug-5",
	law: "ug-5",
	architecture: "ug-5",
	agriculture: "ug-4",
} as const satisfies Partial<Record<RankingList, string>>;

/** Newest ranking and school year only, without contradictory rows. */
function readSalaries(db: Database): Promise<SalaryRow[]> {
	return readRows(
		db,
		SALARY,
		sql`
			SELECT s.college_id AS "collegeId", s.list, s.level, s.cohort, s.value, p.value::int AS placed, s.source_id AS "sourceId" FROM (
				SELECT o.*, rank() OVER (PARTITION BY o.list ORDER BY o.year DESC, o.cohort DESC) AS age FROM outcomes o
					JOIN jsonb_each_text(${JSON.stringify(COURSE_OF_LIST)}::jsonb) AS course(list, level) ON (o.list, o.level) = (course.list, course.level)
					WHERE o.measure = 'median-salary') s
			LEFT JOIN outcomes p ON (p.college_id, p.list, p.year, p.level, p.cohort) = (s.college_id, s.list, s.year, s.level, s.cohort)
				AND p.measure = 'placed' AND p.mark IS NULL
			WHERE s.age = 1 AND s.mark IS NULL AND s.value > 0 AND coalesce(p.value, 0) >= ${MIN_PEOPLE} ORDER BY s.list, s.college_id`,
	);
}

const WOMEN_BY_SEATS = sql`SELECT college_id AS "collegeId", 'yes' AS value FROM cutoffs WHERE exam = 'cuet-ug'
	GROUP BY college_id HAVING bool_and(gender = 'Female-only')`;

/** If sources disagree, the newest counts; if one source gives two values, the choice is the same everywhere. */
function readFacts(db: Database, field: string): Promise<CollegeValue<string>[]> {
	return readRows(
		db,
		TEXT_VALUE,
		sql`
			SELECT DISTINCT ON (college_id) college_id AS "collegeId", value FROM college_facts
			WHERE field = ${field} ORDER BY college_id, year DESC NULLS LAST, source_id, value`,
	);
}
