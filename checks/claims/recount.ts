import type { Pool } from "pg";
import type { Claim } from "./addresses.ts";

export type Count = { total: number; inDirectory: number };

type ListClaim = Extract<Claim, { kind: "list" }>;

const PRINTED_AS: Readonly<Record<string, string>> = {
	btech: "bachelor of technology|\\mb\\.? ?tech",
	mtech: "master of technology|\\mm\\.? ?tech",
	barch: "bachelor of architecture|b\\.? ?arch",
	bplan: "bachelor of planning|b\\.? ?plan",
	mbbs: "\\mmbbs\\M",
	bds: "\\mbds\\M",
	bams: "\\mbams\\M",
	bhms: "\\mbhms\\M",
	"bsc-nursing": "b\\.? ?sc\\.? nursing",
	bpharm: "b\\.? ?pharm|bachelor of pharmacy",
};
const ENGINEERING_EXAMS = [
	"kcet",
	"keam",
	"comedk-uget",
	"mht-cet",
	"tnea",
	"wbjee",
	"gujcet",
	"ts-eapcet",
	"ap-eapcet",
];
const OTHER_THAN_ENGINEERING = Object.entries(PRINTED_AS)
	.flatMap(([degree, printed]) => (degree === "btech" ? [] : [printed]))
	.concat("architect", "pharm")
	.join("|");

/** Counts from the tables, without the search index. Rows of CUET's list belong to one university and count for no degree. */
export async function countList(database: Pool, { category, state, degree, of }: ListClaim): Promise<Count> {
	const { rows } = await database.query<Count>(
		`SELECT count(*)::int AS total, count(*) FILTER (WHERE aishe_code IS NOT NULL)::int AS "inDirectory"
		FROM colleges
		WHERE ($1::int IS NULL OR id IN (SELECT college_id FROM college_categories WHERE category_id = $1))
			AND ($2::text IS NULL OR state_slug = $2)
			AND ($3::text IS NULL
				OR id IN (SELECT college_id FROM intakes WHERE degree = $3)
				OR ($3 = 'mba' AND id IN (SELECT college_id FROM rankings WHERE list = 'management'))
				OR id IN (SELECT college_id FROM cutoffs JOIN programmes ON programmes.id = programme_id WHERE name ~* $5 AND exam <> 'cuet-ug')
				OR ($3 = 'btech' AND id IN (
					SELECT college_id FROM cutoffs JOIN programmes ON programmes.id = programme_id
					WHERE exam = ANY($6) AND name !~* $7)))
			AND ($4::text IS NULL OR kind = $4)`,
		[
			category ?? null,
			state ?? null,
			degree ?? null,
			of ?? null,
			PRINTED_AS[degree ?? ""] ?? "^$",
			ENGINEERING_EXAMS,
			OTHER_THAN_ENGINEERING,
		],
	);
	const [row] = rows;
	if (row === undefined) throw new Error("Nothing was counted.");
	return row;
}

export type Graduates = {
	list: string;
	level: string;
	cohort: number;
	graduated: number | null;
	placed: number | null;
	median: number | null;
};

export async function listGraduates(database: Pool, collegeId: string): Promise<Graduates[]> {
	const { rows } = await database.query<Graduates>(
		`SELECT list, level, cohort, max(value) FILTER (WHERE measure = 'graduated') AS graduated,
			max(value) FILTER (WHERE measure = 'placed') AS placed,
			max(value) FILTER (WHERE measure = 'median-salary') AS median
		FROM outcomes WHERE college_id = $1 AND measure IN ('graduated', 'placed', 'median-salary')
		GROUP BY list, year, level, cohort`,
		[collegeId],
	);
	return rows;
}

type Place = { latitude: number; longitude: number; of: string };

export async function pointOfPin(database: Pool, pin: string): Promise<Place | undefined> {
	const { rows } = await database.query<Place>(
		"SELECT latitude, longitude, position_of AS of FROM pins WHERE pin = $1 AND latitude IS NOT NULL",
		[pin],
	);
	return rows[0];
}

export async function exactPoints(database: Pool, slug: string): Promise<Place[]> {
	const { rows } = await database.query<Place>(
		`SELECT p.latitude, p.longitude, p.position_of AS of FROM colleges c
		JOIN college_facts f ON f.college_id = c.id AND f.field = 'pin' JOIN pins p ON p.pin = f.value
		WHERE c.slug = $1 AND p.latitude IS NOT NULL
		UNION ALL
		SELECT t.latitude, t.longitude, 'town' FROM colleges c
		JOIN towns t ON t.state_slug = c.state_slug AND regexp_replace(lower(c.city), '[^a-z0-9]', '', 'g') = ANY(t.keys)
		WHERE c.slug = $1`,
		[slug],
	);
	return rows;
}

/** In km, by the law of cosines; the pages use the haversine. */
export function kilometresBetween(one: Place, other: Place): number {
	const [a, b, c] = [one.latitude, other.latitude, other.longitude - one.longitude].map(
		(degrees) => (degrees * Math.PI) / 180,
	);
	if (a === undefined || b === undefined || c === undefined) return Number.NaN;
	return 6_371 * Math.acos(Math.min(1, Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(c)));
}
