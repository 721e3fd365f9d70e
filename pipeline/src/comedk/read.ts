import * as z from "zod";
import { type Counselling, type PrintedCutoff, toFigure } from "#pipeline/cutoffs/printed.ts";
import { type List, readList } from "#pipeline/cutoffs/read-list.ts";
import { readSourceJson } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

const LIST: List = listOf("comedk-2025", "comedk/2025/comedk_data.json.gz");

/** COMEDK's share of seats at Karnataka's private colleges: round 3, general merit. No state quota; open to all of India. */
export const COMEDK: Counselling = { sourceId: LIST.sourceId, hasRounds: true, read: readComedk };

/**
 * The rounds of 2024, and round 1 of 2025 from another copy, whose "round 2" of 2025 is the round 3 above
 * (`data/sources/comedk/SOURCE.md`).
 */
export const COMEDK_ROUNDS: readonly Counselling[] = [
	{
		sourceId: "comedk-2024",
		hasRounds: true,
		read: () => [1, 2, 3].flatMap((round) => readRound("comedk-2024", 2024, round)),
	},
	{ sourceId: "comedk-2025-round-1", hasRounds: true, read: () => readRound("comedk-2025-round-1", 2025, 1) },
];

const Round = z.array(z.object({ name: z.string(), courses: z.record(z.string(), z.string()) }));

/** `line` is a cell of the file, counted in its order. */
function readRound(sourceId: string, year: number, round: number): PrintedCutoff[] {
	const list = listOf(sourceId, `comedk/${year}/round${round}.json.gz`);
	const cells = readSourceJson(list.file, Round).flatMap(({ name, courses }) =>
		Object.entries(courses).map(([course, rank]) => ({ name: squeeze(name), course: squeeze(course), rank })),
	);
	return readList(list, cells, ({ name, course, rank }) => ({
		...SEAT,
		institute: name,
		year,
		round,
		programme: mendWords(course.replace(/^[A-Z]{2,3} ?-\s*/, "")),
		closingRank: toFigure(rank),
	}));
}

function listOf(sourceId: string, file: string): List {
	return { file, sourceId, source: "comedk", state: "Karnataka" };
}

/** Mends words that narrow columns break, at another letter in each list: `Comm- unication`, `Communicati on`, `Bio- technology`. */
function mendWords(course: string): string {
	return course
		.replace(/([a-z])- (?=[a-z])/g, "$1")
		.replace(/- (?=[A-Z])/g, "-")
		.replace(/ati on\b/g, "ation")
		.replace("Bio-technology", "Biotechnology");
}

const SEAT = {
	exam: "comedk-uget",
	authority: "COMEDK",
	quota: "COMEDK",
	pool: "all-india",
	seatType: "General merit",
	socialCategory: "open",
	rankSpace: "comedk-uget",
} as const;

const Coded = z.object({
	colleges: z.array(z.object({ code: z.string(), name: z.string() })),
	branches: z.array(z.object({ code: z.string(), name: z.string() })),
	records: z.array(z.object({ college: z.string(), branch: z.string(), rank: z.number() })),
});

function readComedk(): PrintedCutoff[] {
	const { colleges, branches, records } = readSourceJson(LIST.file, Coded);
	const collegeNames = new Map(colleges.map(({ code, name }) => [code, squeeze(name)]));
	const branchNames = new Map(branches.map(({ code, name }) => [code, squeeze(name)]));
	return readList(LIST, records, ({ college, branch, rank }) => {
		const name = collegeNames.get(college);
		const programme = branchNames.get(branch);
		const closingRank = toFigure(rank);
		const isWhole = name !== undefined && programme !== undefined && closingRank !== undefined;
		return {
			...SEAT,
			institute: name ?? college,
			year: 2025,
			round: 3,
			programme: mendWords(programme ?? branch),
			closingRank,
			unreadable: isWhole ? undefined : "a code without a name, or no closing rank",
		};
	});
}
