import type { ComparedCollege } from "@uchit/contract/compare.ts";
import { describe, expect, test } from "vitest";
import {
	alignCells,
	type ClosingAndCourses,
	type DecisiveCell,
	decisiveRows,
	findBestCell,
	listCandidateCells,
} from "./decisive.ts";
import { BARE_COLLEGE } from "./testing/bare-college.ts";

function closing(rank: number, year = 2025, quota = "AI", isScore = false): ClosingAndCourses {
	const seat = {
		exam: "jee-advanced",
		authority: "JoSAA",
		quota,
		pool: "all" as const,
		seatType: "OPEN",
		socialCategory: "open" as const,
		pwd: false,
		gender: "Gender-Neutral",
		rankSpace: "jee-advanced" as const,
	};
	const found = { programme: "CSE", year, round: 6, closing: rank, isScore, sourceId: "josaa" };
	return { closing: { seat: seat as never, ...found }, courses: [] };
}

function fee(least: number, most: number, year = 2024): ComparedCollege["fees"][number] {
	return { year, quota: "convener", covers: "tuition", least, most, programmes: 2, sourceId: "fees" };
}

function placed(
	level: string,
	cohort: number,
	medianSalary: number,
	people = 300,
): ComparedCollege["placements"][number] {
	const whole = { list: "engineering" as const, year: cohort + 2, level, cohort, graduated: 400, placed: people };
	return { ...whole, medianSalary, sourceId: "sheet" };
}

const NEWEST = { rank: 2025, salary: 2023, seats: 2025, fee: 2024, closing: 2025 };

function rowsOf(
	colleges: readonly Partial<ComparedCollege>[],
	beside: readonly ClosingAndCourses[] = [],
	level: "ug" | "pg" = "ug",
) {
	const whole = colleges.map((college, place) => ({ ...BARE_COLLEGE, slug: `c-${place}`, ...college }));
	return decisiveRows(
		whole.map((college, place) => listCandidateCells(college, beside[place], { level, newest: NEWEST })),
	);
}

function bestIn(row: string, colleges: readonly Partial<ComparedCollege>[], beside: readonly ClosingAndCourses[] = []) {
	return rowsOf(colleges, beside).find((each) => each.row === row)?.best;
}

function shownIn(row: string, colleges: readonly Partial<ComparedCollege>[]) {
	const cells = rowsOf(colleges).find((each) => each.row === row)?.cells ?? [];
	return cells.map((cell) => cell && `${cell.kind} ${cell.year}${cell.isApart ? " apart" : ""}`);
}

test("MBBS and BDS are separate courses, and engineering colleges are compared by neither", () => {
	const ofNeet = (programme: string): ClosingAndCourses => {
		const { closing: found, courses } = closing(900);
		return { closing: found && { ...found, programme, seat: { ...found.seat, exam: "neet" } }, courses };
	};
	const both = [ofNeet("MBBS"), ofNeet("BDS")];
	const cellsOf = (mainList: "engineering" | "medical") =>
		rowsOf([{ mainList }, { mainList }], both).find(({ row }) => row === "closing")?.cells;
	expect(cellsOf("engineering")).toBeUndefined();
	// Each college's seats are of another course: the row would compare nothing.
	expect(cellsOf("medical")).toBeUndefined();
	const three = rowsOf(
		[{ mainList: "medical" }, { mainList: "medical" }, { mainList: "medical" }],
		[...both, ofNeet("MBBS")],
	);
	const closings = three.find(({ row }) => row === "closing")?.cells;
	expect(closings?.map((cell) => cell?.isApart === true)).toEqual([false, true, false]);
});

describe("the best value", () => {
	test("is the hardest closing rank, the lowest fee and the highest salary", () => {
		expect(bestIn("closing", [{}, {}], [closing(900), closing(120)])).toBe(1);
		expect(bestIn("closing", [{}, {}], [closing(190.5, 2025, "AI", true), closing(180, 2025, "AI", true)])).toBe(0);
		expect(bestIn("fee", [{ fees: [fee(90_000, 95_000)] }, { fees: [fee(50_000, 60_000)] }])).toBe(1);
		const salaries = [600_000, 1_700_000, 900_000].map((salary) => ({ placements: [placed("ug-4", 2023, salary)] }));
		expect(bestIn("salary", salaries)).toBe(1);
	});

	test("is left out where years, seats or course lengths differ, one is unknown, or ranges touch", () => {
		expect(bestIn("closing", [{}, {}], [closing(900, 2024), closing(120)])).toBeUndefined();
		expect(bestIn("closing", [{}, {}], [closing(900, 2025, "HS"), closing(120)])).toBeUndefined();
		expect(bestIn("closing", [{}, {}, {}], [closing(900), closing(120)])).toBeUndefined();
		expect(bestIn("closing", [{}, {}], [closing(120), closing(120)])).toBeUndefined();
		expect(bestIn("fee", [{ fees: [fee(50_000, 95_000)] }, { fees: [fee(40_000, 60_000)] }])).toBeUndefined();
		expect(bestIn("fee", [{ fees: [fee(1, 1)] }, { fees: [fee(2, 2, 2023)] }])).toBeUndefined();
		const [four, three] = [placed("ug-4", 2023, 1), placed("ug-3", 2023, 2)];
		expect(bestIn("salary", [{ placements: [four] }, { placements: [three] }])).toBeUndefined();
		const few = placed("ug-4", 2023, 9_000_000, 4);
		expect(bestIn("salary", [{ placements: [four] }, { placements: [few] }])).toBeUndefined();
		expect(bestIn("closing", [{}], [closing(1)])).toBeUndefined();
	});

	test("is left out for a rank band", () => {
		const ranking = { list: "engineering" as const, year: 2025, printedName: "A", sourceId: "nirf" };
		const [rank, band] = [
			{ ...ranking, rank: 4 },
			{ ...ranking, band: "101-150" },
		];
		expect(bestIn("rank", [{ rankings: [rank] }, { rankings: [{ ...ranking, rank: 9 }] }])).toBe(0);
		expect(bestIn("rank", [{ rankings: [rank] }, { rankings: [band] }])).toBeUndefined();
	});
});

function ranked(list: ComparedCollege["rankings"][number]["list"], year: number, rank = 9) {
	return { list, year, rank, printedName: "A", sourceId: "nirf" };
}

describe("the comparison shows", () => {
	test("the main field in its newest year, not another list that both are in", () => {
		const rankings = [ranked("engineering", 2025), ranked("management", 2025, 4), ranked("innovation", 2024)];
		const colleges = [1, 2].map(() => ({ mainList: "engineering" as const, rankings }));
		expect(shownIn("rank", colleges)).toEqual(["engineering 2025", "engineering 2025"]);
	});

	test("the newest median of the most common course", () => {
		const placements = [placed("ug-5", 2023, 9, 80), placed("ug-4", 2023, 5), placed("ug-4", 2019, 3)];
		const few = { ...placed("ug-5", 2023, 9, 80), graduated: 100 };
		const colleges = [{ placements: [few, ...placements.slice(1)] }, { placements: [few, ...placements.slice(1)] }];
		const kind = "engineering ug-4 median-salary 2023";
		expect(shownIn("salary", colleges)).toEqual([kind, kind]);
	});

	test("nothing three years older than the newest data, even alone", () => {
		expect(shownIn("rank", [{ rankings: [ranked("law", 2022)] }, { rankings: [ranked("law", 2017)] }])).toEqual([]);
		expect(shownIn("salary", [{ placements: [placed("ug-4", 2019, 5)] }])).toEqual([]);
		const both = [{ rankings: [ranked("law", 2025)] }, { rankings: [ranked("law", 2020)] }];
		expect(shownIn("rank", both)).toEqual(["law 2025", undefined]);
	});

	test("a figure of another kind or year with a mark", () => {
		const other = { mainList: "law" as const, rankings: [ranked("law", 2025)] };
		const one = { mainList: "engineering" as const, rankings: [ranked("engineering", 2025)] };
		expect(shownIn("rank", [one, other])).toEqual(["engineering 2025 apart", "law 2025 apart"]);
		expect(shownIn("rank", [one, one, other])).toEqual(["engineering 2025", "engineering 2025", "law 2025 apart"]);
		expect(shownIn("rank", [one, {}])).toEqual(["engineering 2025", undefined]);
	});
});

test("the most common kind is chosen, ranks before bands", () => {
	const cell = (kind: string): DecisiveCell => ({
		figure: { row: "seats", seats: 60, year: 2025, by: { authority: kind } },
		kind,
		year: 2025,
		list: undefined,
		people: 60,
		range: [60, 60],
		anchor: undefined,
		sourceId: "aicte",
	});
	const aligned = alignCells([[cell("x"), cell("y")], [cell("y")], [], [cell("z")]], []);
	expect(aligned.map((each) => each?.kind)).toEqual(["y", "y", undefined, "z"]);
	expect(findBestCell(aligned)).toBeUndefined();
	const band = { ...cell("overall"), range: undefined };
	const offers = [
		[cell("overall"), cell("engineering")],
		[band, cell("engineering")],
	];
	expect(alignCells(offers, []).map((each) => each?.kind)).toEqual(["engineering", "engineering"]);
});

test("one level is shown at a time, and a campus does not count distance seats", () => {
	const course = {
		authority: "aicte" as const,
		year: 2025,
		programme: "Engineering",
		course: "CSE",
		sourceId: "aicte",
	};
	const courses = [
		{ ...course, level: "undergraduate" as const, mode: "regular" as const, seats: 120 },
		{ ...course, level: "undergraduate" as const, mode: "distance" as const, seats: 9_000 },
		{ ...course, level: "postgraduate" as const, mode: "regular" as const, seats: 18 },
	];
	const college = {
		...BARE_COLLEGE,
		fees: [fee(1, 2)],
		placements: [placed("ug-4", 2023, 5), placed("pg-2", 2023, 7)],
	};
	const decisiveRows = (level: "ug" | "pg") =>
		rowsOf([college], [{ closing: undefined, courses }], level).map(({ cells: [cell] }) =>
			cell?.figure.row === "seats" ? cell.figure.seats : cell?.figure.row === "salary" ? cell.kind : cell?.figure.row,
		);
	expect(decisiveRows("ug")).toEqual(["fee", "engineering ug-4 median-salary", 120]);
	expect(decisiveRows("pg")).toEqual(["engineering pg-2 median-salary", 18]);
});
