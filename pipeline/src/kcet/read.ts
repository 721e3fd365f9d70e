import type { SeatPool, SocialCategory } from "@uchit/contract/cutoff-kind.ts";
import * as z from "zod";
import { type Counselling, DEFAULTS, type PrintedCutoff, squeeze, toFigure } from "#pipeline/cutoffs/printed.ts";
import { readSourceJson } from "#pipeline/source-files.ts";

const SOURCE_ID = "kcet-2025";
const ROUNDS = [1, 2, 3] as const;

/** KEA's engineering seats: the government-quota share of every college, of whatever ownership. COMEDK's and management's are not in it. */
export const KCET: Counselling = { sourceId: SOURCE_ID, hasRounds: true, read: () => ROUNDS.flatMap(readRound) };

/** College code → its courses → the seat type's code → the rank as printed. */
const Round = z.record(
	z.string(),
	z.object({ college_name: z.string(), courses: z.record(z.string(), z.record(z.string(), z.string())) }),
);

/** The copy is a tree, so a line is a cell of it, counted in its order. */
function readRound(round: (typeof ROUNDS)[number]): PrintedCutoff[] {
	const file = `kcet/2025/round${round}_cutoffs.json.gz`;
	const cells = Object.entries(readSourceJson(file, Round)).flatMap(([code, { college_name: name, courses }]) =>
		Object.entries(courses).flatMap(([course, seats]) =>
			Object.entries(seats).map(([seat, rank]) => ({ code, name, course, seat, rank })),
		),
	);
	return cells.map(({ code, name, course, seat, rank }, index) => {
		const closingRank = toFigure(rank);
		return {
			...DEFAULTS,
			...toSeat(seat),
			file,
			line: index + 1,
			institute: { source: "kcet", name: squeeze(name), city: "", state: "Karnataka", sourceId: SOURCE_ID },
			exam: "kcet",
			authority: "KEA",
			year: 2025,
			round,
			programme: mendCourse(squeeze(course)),
			// One college has two codes where the state pays for some of its seats and not for others.
			quota: `KEA ${code}`,
			closingRank,
			rankSpace: "kcet-engineering",
			sourceId: SOURCE_ID,
			unreadable: closingRank === undefined ? "no closing rank" : undefined,
		};
	});
}

/** Words that the authority's narrow columns break by a space, at another letter in each round. */
const BROKEN_WORDS = [
	"TELECOMMUNICATION",
	"COMMUNICATION",
	"INSTRUMENTATION",
	"INTERNET",
	"ARTIFICIAL",
	"ARTIFICAL",
	"DATA",
	"BLOCK",
	"CYBER",
	"IOT",
	"SOFTWARE",
	"BIOTECHNOLOGY",
	"CLOUD",
	"VLSI",
	"MANUFACTURING",
	"PHARMACEUTICAL",
	"ENVIRONMENTAL",
	"INDUSTRIAL",
].map((word) => new RegExp(`\\b${[...word].join(" ?")}\\b`, "gi"));

/** The course in one spelling for all rounds: `ELECTRONICS AND COMMUNICATIO N ENGG` → `ELECTRONICS AND COMMUNICATION ENGG`. */
function mendCourse(printed: string): string {
	return BROKEN_WORDS.reduce((text, pattern) => text.replace(pattern, (word) => word.replaceAll(" ", "")), printed)
		.replace(/- (?=[A-Z])/g, "-")
		.replace(/ \)/g, ")");
}

const CATEGORIES: ReadonlyMap<string, SocialCategory> = new Map([
	["GM", "open"],
	["SC", "sc"],
	["ST", "st"],
	["1", "other"],
	["2A", "other"],
	["2B", "other"],
	["3A", "other"],
	["3B", "other"],
]);

/** `2AK`: category 2A, of whom K studied in Kannada, R in the country; G (GM alone for the open list) is everyone of the category. */
function toSeat(code: string): { seatType: string; socialCategory: SocialCategory; pool: SeatPool } {
	const [, category = "", part = ""] = /^(GM|SC|ST|1|2A|2B|3A|3B)([GKR]?)$/.exec(code) ?? [];
	const socialCategory = CATEGORIES.get(category);
	if (socialCategory === undefined) throw new Error(`KCET: the seat type "${code}" is new: say whom it is for`);
	return { seatType: code, socialCategory, pool: part === "K" || part === "R" ? "special" : "home-state" };
}
