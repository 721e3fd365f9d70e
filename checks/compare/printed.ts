import { sql } from "drizzle-orm";
import type { Database } from "../../apps/backend/src/db/client.ts";
import type { Known, mainFieldNaively, Printed } from "./naive.ts";

type Reported = {
	slug: string;
	list: string;
	level: string;
	year: number;
	cohort: number;
	measure: string;
	value: number;
};
type Row = Reported & { mark: string | null };

/** What is stored of these colleges, read row by row, without the queries of the site. */
export async function readKnown(
	db: Database,
	slugs: readonly string[],
	mainOf: typeof mainFieldNaively,
): Promise<Map<string, Known>> {
	const wanted = sql`c.slug = ANY(${sql.param([...slugs])}::text[])`;
	const { rows: ranks } = await db.execute<{ slug: string; list: string; year: number; rank: number | null }>(
		sql`SELECT c.slug, r.list, r.year, r.rank FROM rankings r JOIN colleges c ON c.id = r.college_id WHERE ${wanted}`,
	);
	const { rows: reported } = await db.execute<Row>(
		sql`SELECT c.slug, o.list, o.level, o.year, o.cohort, o.measure, o.value, o.mark FROM outcomes o JOIN colleges c ON c.id = o.college_id
			WHERE ${wanted}`,
	);
	const { rows: seats } = await db.execute<Approved>(
		sql`SELECT c.slug, i.authority, i.year, i.level, i.programme, i.mode, i.seats FROM intakes i JOIN colleges c ON c.id = i.college_id
			WHERE ${wanted}`,
	);
	return new Map(
		slugs.map((slug) => {
			const own = <Each extends { slug: string }>(rows: readonly Each[]) => rows.filter((row) => row.slug === slug);
			const campus = own(seats).filter(({ mode }) => mode === "regular" || mode === "part-time");
			const ranked = own(ranks);
			const graduates = own(reported).filter(({ measure }) => measure === "graduated");
			const approved = campus.flatMap(({ programme, seats }) => {
				const list = LIST_OF_PROGRAMME[programme];
				return list === undefined ? [] : [{ list, seats: seats ?? 0 }];
			});
			return [
				slug,
				{
					main: mainOf({ ranked, graduates, approved }),
					rank: ranked
						.filter(({ year }) => year >= 2023)
						.map(({ list, year, rank }) => ({ list, kind: list, year, people: 0, isNumber: rank !== null })),
					salary: listSalaries(own(reported)),
					seats: [...listApproved(campus), ...listReported(own(reported))],
				},
			];
		}),
	);
}

const LIST_OF_PROGRAMME: Readonly<Record<string, string>> = {
	"Engineering and Technology": "engineering",
	Management: "management",
	Medicine: "medical",
};

type Approved = {
	slug: string;
	authority: string;
	year: number;
	level: string;
	programme: string;
	mode: string;
	seats: number | null;
};

function listSalaries(rows: readonly Row[]): Printed[] {
	const groups = Map.groupBy(
		rows.filter(({ level, cohort }) => level.startsWith("ug") && cohort >= 2021),
		({ list, level, cohort }) => `${list} ${level} ${cohort}`,
	);
	return [...groups.values()].flatMap((group) => {
		const told = group.filter(({ measure }) =>
			["graduated", "placed", "median-salary", "higher-studies"].includes(measure),
		);
		const newest = told.filter(({ year }) => year === Math.max(...told.map((row) => row.year)));
		const numberOf = (measure: string) => newest.find((row) => row.measure === measure)?.value;
		const [first] = newest;
		const [placed, median] = [numberOf("placed"), numberOf("median-salary")];
		if (first === undefined || newest.some(({ mark }) => mark === "suspect")) return [];
		const isTold = median !== undefined && (placed === undefined || placed >= 10);
		if (!isTold && placed === undefined) return [];
		const { list, level, cohort } = first;
		const kind = `${list} ${level} ${isTold ? "median-salary" : "placed"}`;
		return [{ list, kind, year: cohort, people: numberOf("graduated") ?? 0, isNumber: isTold && placed !== undefined }];
	});
}

function listApproved(rows: readonly Approved[]): Printed[] {
	const own = rows.filter(({ level }) => level === "undergraduate");
	const newest = (authority: string) =>
		Math.max(...own.filter((row) => row.authority === authority).map(({ year }) => year));
	return [...new Set(own.map(({ authority }) => authority))].flatMap((authority) => {
		const year = newest(authority);
		const counted = own.filter((row) => row.authority === authority && row.year === year);
		if (counted.some(({ seats }) => seats === null)) return [];
		const people = counted.reduce((sum, { seats }) => sum + (seats ?? 0), 0);
		return [{ list: authority === "nmc" ? "medical" : "", kind: authority, year, people, isNumber: true }];
	});
}

function listReported(rows: readonly Row[]): Printed[] {
	const own = rows
		.filter(({ measure, mark, level }) => measure === "sanctioned-intake" && mark === null && level.startsWith("ug"))
		.filter(({ cohort }) => cohort >= 2023)
		.toSorted((a, b) => b.year - a.year);
	return own.map(({ list, level, cohort, value }) => ({
		...{ list, kind: `${list} ${level}`, year: cohort, people: value, isNumber: true },
	}));
}
