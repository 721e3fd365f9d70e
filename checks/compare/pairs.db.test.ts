import { Comparison } from "@uchit/contract/compare.ts";
import { Courses } from "@uchit/contract/intake.ts";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "../../apps/backend/src/db/client.ts";
import { useBackend } from "../../apps/backend/src/testing/backend.ts";
import {
	type CandidateCells,
	type DecisiveCell,
	decisiveRows,
	listCandidateCells,
} from "../../apps/web/app/compare/decisive.ts";
import { compareNaively, type Known, mainFieldNaively, type NaiveComparison, type Printed } from "./naive.ts";

const backend = useBackend();
const BEST_KNOWN = 50;
const COLLEGES_PER_REQUEST = 10;
const ROWS = ["rank", "salary", "seats"] as const;

let known = new Map<string, Known>();
const offers = new Map<string, CandidateCells>();
let newest: Comparison["newest"] | undefined;

beforeAll(async () => {
	const { rows } = await backend.db.execute<{ slug: string }>(sql`
		SELECT c.slug FROM rankings r JOIN colleges c ON c.id = r.college_id
		WHERE year > (SELECT max(year) - 2 FROM rankings) AND list NOT IN ('innovation', 'research')
		GROUP BY c.id, c.slug ORDER BY min(coalesce(rank, split_part(band, '-', 1)::int)), c.id LIMIT ${BEST_KNOWN}`);
	const slugs = rows.map(({ slug }) => slug);
	known = await readKnown(backend.db, slugs, mainFieldNaively);
	for (let from = 0; from < slugs.length; from += COLLEGES_PER_REQUEST) {
		const address = `/v1/compare?slug=${slugs.slice(from, from + COLLEGES_PER_REQUEST).join(",")}`;
		const compared = await backend.read(Comparison, address);
		newest = compared.newest;
		for (const college of compared.items) {
			const courses = await backend.read(Courses, `/v1/colleges/${college.slug}/courses`);
			const beside = { closing: undefined, courses: courses.items };
			offers.set(college.slug, listCandidateCells(college, beside, { level: "ug", newest: compared.newest }));
		}
	}
});

test("the main field of each college matches a second count", () => {
	const fields = [...known].map(([slug, { main }]) => [slug, main]);
	expect([...offers].map(([slug, { mainList }]) => [slug, mainList])).toEqual(fields);
});

test("all pairs of the best-known colleges compare figures of one kind and year: main field, newest, commonest", () => {
	const slugs = [...offers.keys()];
	const pairs = slugs.flatMap((one, place) => slugs.slice(place + 1).map((other) => [one, other] as const));
	expect(pairs).toHaveLength((BEST_KNOWN * (BEST_KNOWN - 1)) / 2);
	const counts = new Map<string, number>();
	const wrong = pairs.flatMap(([one, other]) => {
		const shown = decisiveRows([one, other].flatMap((slug) => offers.get(slug) ?? []));
		return ROWS.flatMap((row) => {
			const [mine, theirs] = shown.find((each) => each.row === row)?.cells ?? [];
			const expected = expectedOf(row, known.get(one), known.get(other));
			const found = toBeside(mine, theirs);
			const rowKey = `${row} ${found[2]}`;
			counts.set(rowKey, (counts.get(rowKey) ?? 0) + 1);
			const isStale = [mine, theirs].some((cell) => cell !== undefined && (newest?.[row] ?? 0) - cell.year >= 3);
			return isStale || String(found) !== String(expected) ? [{ one, other, row, found, expected }] : [];
		});
	});
	process.stdout.write(`${pairs.length} pairs: ${[...counts].map((each) => each.join(" ")).join(", ")}\n`);
	expect(wrong).toEqual([]);
});

function expectedOf(row: (typeof ROWS)[number], one: Known | undefined, other: Known | undefined): NaiveComparison {
	return compareNaively(one?.[row] ?? [], other?.[row] ?? [], [one?.main, other?.main]);
}

function toBeside(one: DecisiveCell | undefined, other: DecisiveCell | undefined): NaiveComparison {
	const name = (cell: DecisiveCell | undefined) => cell && `${cell.year} ${cell.kind}`;
	const isApart = [one, other].some((cell) => cell?.isApart === true);
	const how = one === undefined || other === undefined ? "alone" : isApart ? "apart" : "beside";
	return [name(one), name(other), how];
}

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

async function readKnown(
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
		const rows = group.filter(({ measure }) =>
			["graduated", "placed", "median-salary", "higher-studies"].includes(measure),
		);
		const newest = rows.filter(({ year }) => year === Math.max(...rows.map((row) => row.year)));
		const numberOf = (measure: string) => newest.find((row) => row.measure === measure)?.value;
		const [first] = newest;
		const [placed, median] = [numberOf("placed"), numberOf("median-salary")];
		if (first === undefined || newest.some(({ mark }) => mark === "suspect")) return [];
		const isStated = median !== undefined && (placed === undefined || placed >= 10);
		if (!isStated && placed === undefined) return [];
		const { list, level, cohort } = first;
		const kind = `${list} ${level} ${isStated ? "median-salary" : "placed"}`;
		return [
			{ list, kind, year: cohort, people: numberOf("graduated") ?? 0, isNumber: isStated && placed !== undefined },
		];
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
