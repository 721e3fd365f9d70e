import type { CollegeKind, PointKind } from "@uchit/contract/college.schema.ts";
import { LEAST_PEOPLE } from "@uchit/contract/outcome.ts";
import type { RankingList } from "@uchit/contract/ranking.schema.ts";
import type { Database } from "#backend/db/client.ts";
import { readDataVersion } from "#backend/facts/queries/data-version.ts";
import { listNewestFees, type NewestFee } from "#backend/facts/queries/fees.ts";

/** What the index is built from. */
export type SearchRows = {
	/** Changes when any of these rows may have changed. */
	version: string;
	/** By lower-case name, then id: the order of `sort=name`. */
	colleges: readonly CollegeRow[];
	states: readonly { slug: string; name: string; nameHi: string | null }[];
	districts: readonly DistrictRow[];
	towns: readonly TownRow[];
	pins: readonly PinRow[];
	/** Every other printed name, and every alias. */
	names: readonly Named[];
	aliases: readonly Named[];
	/** Each institution's newest place in each list. */
	places: readonly PlaceRow[];
	categories: readonly Valued<number>[];
	degrees: readonly Valued<string>[];
	/** Every programme of every counselling, by exam. */
	counselled: readonly (Valued<string> & { exam: string })[];
	/** Names of programmes and courses, as printed. */
	programmes: readonly Valued<string>[];
	approvals: readonly Valued<string>[];
	ownerships: readonly Valued<string>[];
	/** `yes` or `no`. */
	womenOnly: readonly Valued<string>[];
	seats: readonly (Valued<number> & { year: number; sourceId: string })[];
	established: readonly (Valued<number> & { sourceId: string })[];
	/** What each institution reported for a list: the median salary of those placed, in rupees a year. */
	salaries: readonly SalaryRow[];
	/** Each institution's newest published fee. */
	fees: readonly NewestFee[];
	/** PIN codes of the institutions' own addresses. */
	ownPins: readonly Valued<string>[];
};

export type CollegeRow = {
	id: string;
	slug: string;
	name: string;
	officialName: string;
	kind: CollegeKind;
	city: string | null;
	districtId: string | null;
	stateSlug: string | null;
	/** Whether the national directory lists it: others may be second entries of one that it does. */
	inDirectory: boolean;
	sourceId: string;
};

export type Named = { collegeId: string; name: string };
export type Valued<Value> = { collegeId: string; value: Value };

export type PlaceRow = {
	collegeId: string;
	list: RankingList;
	year: number;
	rank: number | null;
	band: string | null;
	sourceId: string;
};

export type SalaryRow = Valued<number> & {
	list: RankingList;
	level: string;
	cohort: number;
	placed: number;
	sourceId: string;
};

export type Point = { latitude: number; longitude: number };

export type DistrictRow = {
	id: string;
	stateSlug: string;
	name: string;
	nameHi: string | null;
	latitude: number | null;
	longitude: number | null;
};

export type TownRow = Point & { name: string; stateSlug: string | null; population: number | null };

export type PinRow = Point & { pin: string; of: PointKind };

const COLLEGES = `SELECT id, slug, name, official_name AS "officialName", kind, city, district_id AS "districtId",
	state_slug AS "stateSlug", aishe_code IS NOT NULL AS "inDirectory", source_id AS "sourceId" FROM colleges`;
const PLACES = `SELECT DISTINCT ON (list, college_id) college_id AS "collegeId", list, year, rank, band, source_id AS "sourceId"
	FROM rankings ORDER BY list, college_id, year DESC`;
const SEATS = `SELECT DISTINCT ON (college_id) college_id AS "collegeId", seats AS value, year, source_id AS "sourceId" FROM (
	SELECT college_id, authority, year, min(source_id) AS source_id, sum(seats)::int AS seats FROM intakes i
	WHERE year = (SELECT max(year) FROM intakes newest WHERE newest.authority = i.authority) AND seats IS NOT NULL AND mode IN ('regular', 'part-time')
	GROUP BY college_id, authority, year) totals ORDER BY college_id, seats DESC`;
const ESTABLISHED = `SELECT DISTINCT ON (college_id) college_id AS "collegeId", value::int AS value, source_id AS "sourceId"
	FROM college_facts WHERE field = 'established' AND value ~ '^[0-9]{4}$' ORDER BY college_id, value, source_id`;

/** What lists show of an institution. */
export type ShownRows = Pick<SearchRows, "colleges" | "places" | "seats" | "established" | "salaries" | "fees">;

/** The same of a few institutions alone. */
export async function readShownRows(db: Database, ids: readonly string[]): Promise<ShownRows> {
	const wanted = new Set(ids);
	const of = <Row extends Record<string, unknown>>(rows: string) =>
		read<Row>(db, `SELECT * FROM (${rows}) t WHERE t."collegeId" = ANY($1)`, [[...ids]]);
	return {
		colleges: await read<CollegeRow>(db, `${COLLEGES} WHERE id = ANY($1)`, [[...ids]]),
		places: await of<PlaceRow>(PLACES),
		seats: await of<SearchRows["seats"][number]>(SEATS),
		established: await of<SearchRows["established"][number]>(ESTABLISHED),
		salaries: (await readSalaries(db)).filter(({ collegeId }) => wanted.has(collegeId)),
		fees: await listNewestFees(db, ids),
	};
}

/** Everything that the index of institutions is built from. */
export async function readSearchRows(db: Database): Promise<SearchRows> {
	// Before the rows: a change meanwhile makes the index newer than its version says, and it is built once more.
	const version = await readDataVersion(db);
	// One after the other: at once they would take every connection from those who read meanwhile.
	return {
		version,
		colleges: await read<SearchRows["colleges"][number]>(db, `${COLLEGES} ORDER BY lower(name), id`),
		states: await read<SearchRows["states"][number]>(
			db,
			`SELECT slug, name, name_hi AS "nameHi" FROM states ORDER BY name`,
		),
		districts: await read<SearchRows["districts"][number]>(
			db,
			`SELECT id, state_slug AS "stateSlug", name, name_hi AS "nameHi", latitude, longitude FROM districts ORDER BY name, id`,
		),
		towns: await read<SearchRows["towns"][number]>(
			db,
			`SELECT name, state_slug AS "stateSlug", population, latitude, longitude FROM towns`,
		),
		pins: await read<SearchRows["pins"][number]>(
			db,
			`SELECT pin, latitude, longitude, coalesce(position_of, 'area') AS of FROM pins WHERE latitude IS NOT NULL`,
		),
		names: await read<SearchRows["names"][number]>(db, `SELECT college_id AS "collegeId", name FROM college_names`),
		aliases: await read<SearchRows["aliases"][number]>(
			db,
			`SELECT college_id AS "collegeId", alias AS name FROM aliases`,
		),
		places: await read<SearchRows["places"][number]>(db, PLACES),
		...(await readValues(db)),
	};
}

type Values = Pick<
	SearchRows,
	| "categories"
	| "degrees"
	| "counselled"
	| "programmes"
	| "approvals"
	| "ownerships"
	| "womenOnly"
	| "seats"
	| "established"
	| "salaries"
	| "fees"
	| "ownPins"
>;

async function readValues(db: Database): Promise<Values> {
	return {
		categories: await read<Values["categories"][number]>(
			db,
			`SELECT college_id AS "collegeId", category_id AS value FROM college_categories ORDER BY college_id`,
		),
		degrees: await read<Values["degrees"][number]>(
			db,
			`SELECT DISTINCT college_id AS "collegeId", degree AS value FROM intakes WHERE degree IS NOT NULL`,
		),
		counselled: await read<Values["counselled"][number]>(
			db,
			`SELECT k.college_id AS "collegeId", k.exam, p.name AS value FROM (
					SELECT DISTINCT college_id, exam, programme_id FROM cutoffs) k JOIN programmes p ON p.id = k.programme_id`,
		),
		programmes: await read<Values["programmes"][number]>(
			db,
			`SELECT DISTINCT college_id AS "collegeId", course AS value FROM intakes`,
		),
		approvals: await read<Values["approvals"][number]>(
			db,
			`SELECT DISTINCT college_id AS "collegeId", authority AS value FROM intakes UNION
					SELECT DISTINCT college_id, value FROM college_facts WHERE field = 'recognised-by'`,
		),
		ownerships: await readFacts(db, "ownership"),
		womenOnly: await readFacts(db, "women-only"),
		// Of the newest year alone, and of the authority that approves most: what two approve is not added up.
		seats: await read<Values["seats"][number]>(db, SEATS),
		established: await read<Values["established"][number]>(db, ESTABLISHED),
		ownPins: await readFacts(db, "pin"),
		salaries: await readSalaries(db),
		fees: await listNewestFees(db),
	};
}

/** The course that each list is mostly about: salaries after courses of different length do not compare. */
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

/** Of the newest ranking and school year alone; not what contradicts itself. */
function readSalaries(db: Database): Promise<Values["salaries"]> {
	return read(
		db,
		`SELECT s.college_id AS "collegeId", s.list, s.level, s.cohort, s.value, p.value::int AS placed, s.source_id AS "sourceId" FROM (
				SELECT o.*, rank() OVER (PARTITION BY o.list ORDER BY o.year DESC, o.cohort DESC) AS age FROM outcomes o
					JOIN jsonb_each_text($1::jsonb) AS course(list, level) ON (o.list, o.level) = (course.list, course.level)
					WHERE o.measure = 'median-salary') s
			LEFT JOIN outcomes p ON (p.college_id, p.list, p.year, p.level, p.cohort) = (s.college_id, s.list, s.year, s.level, s.cohort)
				AND p.measure = 'placed' AND p.mark IS NULL
			WHERE s.age = 1 AND s.mark IS NULL AND s.value > 0 AND coalesce(p.value, 0) >= $2 ORDER BY s.list, s.college_id`,
		[JSON.stringify(COURSE_OF_LIST), LEAST_PEOPLE],
	);
}

/** Where sources disagree, the newest one counts. */
function readFacts(db: Database, field: string): Promise<readonly { collegeId: string; value: string }[]> {
	return read(
		db,
		`SELECT DISTINCT ON (college_id) college_id AS "collegeId", value FROM college_facts
			WHERE field = $1 ORDER BY college_id, year DESC NULLS LAST, source_id`,
		[field],
	);
}

async function read<Row extends Record<string, unknown>>(
	db: Database,
	query: string,
	values: readonly (string | number | string[])[] = [],
): Promise<Row[]> {
	const { rows } = await db.$client.query<Row>(query, [...values]);
	return rows;
}
