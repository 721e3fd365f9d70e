import * as z from "zod";
import { findMeaning, indexByCode } from "#pipeline/cutoffs/codes.ts";
import { type Counselling, type PrintedCutoff, type Seat, toFigure } from "#pipeline/cutoffs/printed.ts";
import { type List, readList } from "#pipeline/cutoffs/read-list.ts";
import { readSourceJson } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

const SOURCE_ID = "kcet-2025";
const ROUNDS = [1, 2, 3] as const;

/** KEA's engineering seats: the government-quota share of every college, whatever its ownership. Excludes COMEDK's and management's. */
export const KCET: Counselling = { sourceId: SOURCE_ID, hasRounds: true, read: () => ROUNDS.flatMap(readRound) };

/** College code → its courses → the seat type's code → the rank as printed. */
const Round = z.record(
	z.string(),
	z.object({ college_name: z.string(), courses: z.record(z.string(), z.record(z.string(), z.string())) }),
);

/** The copy is a tree, so `line` is a cell, counted in its order. */
function readRound(round: (typeof ROUNDS)[number]): PrintedCutoff[] {
	const list: List = {
		file: `kcet/2025/round${round}_cutoffs.json.gz`,
		sourceId: SOURCE_ID,
		source: "kcet",
		state: "Karnataka",
	};
	const cells = Object.entries(readSourceJson(list.file, Round)).flatMap(([code, { college_name: name, courses }]) =>
		Object.entries(courses).flatMap(([course, seats]) =>
			Object.entries(seats).map(([seat, rank]) => ({ code, name, course, seat, rank })),
		),
	);
	return readList(list, cells, ({ code, name, course, seat, rank }) => ({
		...toSeat(seat),
		institute: squeeze(name),
		exam: "kcet",
		authority: "KEA",
		year: 2025,
		round,
		programme: mendCourse(squeeze(course)),
		// A college has two codes if the state pays for only some of its seats.
		quota: `KEA ${code}`,
		closingRank: toFigure(rank),
		rankSpace: "kcet-engineering",
	}));
}

/** Words that narrow columns break by a space, at another letter in each round. */
const BROKEN_WORDS = (
	"TELECOMMUNICATION COMMUNICATION INSTRUMENTATION INTERNET ARTIFICIAL ARTIFICAL DATA BLOCK CYBER IOT SOFTWARE BIOTECHNOLOGY " +
	"CLOUD VLSI MANUFACTURING PHARMACEUTICAL ENVIRONMENTAL INDUSTRIAL"
)
	.split(" ")
	.map((word) => new RegExp(`\\b${[...word].join(" ?")}\\b`, "gi"));

/** One spelling of the course for all rounds: `ELECTRONICS AND COMMUNICATIO N ENGG` → `ELECTRONICS AND COMMUNICATION ENGG`. */
function mendCourse(printed: string): string {
	return BROKEN_WORDS.reduce((text, pattern) => text.replace(pattern, (word) => word.replaceAll(" ", "")), printed)
		.replace(/- (?=[A-Z])/g, "-")
		.replace(/ \)/g, ")");
}

const CATEGORIES = indexByCode({ open: "GM", sc: "SC", st: "ST", other: "1 2A 2B 3A 3B" });

/** `2AK`: category 2A; K for studies in Kannada, R for rural; G is everyone of the category (GM is the open list). */
function toSeat(code: string): Pick<Seat, "seatType" | "socialCategory" | "pool"> {
	const [, category = "", part = ""] = /^(GM|SC|ST|1|2A|2B|3A|3B)([GKR]?)$/.exec(code) ?? [];
	const socialCategory = findMeaning(CATEGORIES, category, `KCET: the seat type "${code}"`);
	return { seatType: code, socialCategory, pool: part === "K" || part === "R" ? "special" : "home-state" };
}
