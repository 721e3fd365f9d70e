import { expect, test } from "vitest";
import { buildCounselling } from "#pipeline/cutoffs/build.ts";
import { DEFAULTS, type PrintedCutoff } from "#pipeline/cutoffs/printed.ts";
import { markPreparatory } from "./preparatory.ts";

const seat = {
	...DEFAULTS,
	file: "josaa/2024.csv.gz",
	institute: { source: "josaa", name: "Indian Institute of Technology Ropar", city: "", state: "" },
	exam: "jee-advanced",
	authority: "JoSAA",
	programme: "Mechanical Engineering",
	quota: "AI",
	pool: "all-india",
	seatType: "ST",
	socialCategory: "st",
	gender: "Gender-Neutral",
	rankSpace: "jee-advanced-category",
	sourceId: "josaa-2024",
} as const satisfies Partial<PrintedCutoff>;

function marksOf(changes: Partial<PrintedCutoff>, closings: readonly (readonly [year: number, closing: number])[]) {
	const rows = closings.map(([year, closingRank], index) => ({
		...seat,
		line: index,
		round: index,
		year,
		closingRank,
		...changes,
	}));
	const built = buildCounselling({ sourceId: "josaa-2024", hasRounds: true, read: () => rows }, () => ({
		collegeId: "U-1",
		by: "reviewed",
		why: "",
	}));
	return markPreparatory([built]).flatMap(({ cutoffs, report }) => [...cutoffs.map(({ mark }) => mark), report.marked]);
}

const USUAL_RANKS = [
	[2022, 700],
	[2023, 723],
	[2025, 740],
] as const;

test("a rank below a fifth of the same seat's median is marked and counted, a smaller step is not", () => {
	expect(marksOf({}, [...USUAL_RANKS, [2024, 71]])).toEqual([undefined, undefined, undefined, "likely-preparatory", 1]);
	expect(marksOf({}, [...USUAL_RANKS, [2024, 150]])).toEqual([undefined, undefined, undefined, undefined, 0]);
});

test("ranks are marked only in lists with preparatory ranks, and only in years whose copies lost the P", () => {
	const open = { seatType: "OPEN", socialCategory: "open", rankSpace: "jee-advanced-crl" } as const;
	expect(marksOf(open, [...USUAL_RANKS, [2024, 71]])).toEqual([undefined, undefined, undefined, undefined, 0]);
	expect(marksOf({}, [...USUAL_RANKS, [2025, 71]])).toEqual([undefined, undefined, undefined, undefined, 0]);
});

test("a row keeps an existing mark", () => {
	expect(marksOf({ openingRank: 720 }, [...USUAL_RANKS, [2024, 71]]).slice(3)).toContain("mixed-rank-space");
});
