import type { SocialCategory } from "@uchit/contract/cutoff-kind.ts";
import * as z from "zod";
import { type Counselling, type PrintedCutoff, toFigure } from "#pipeline/cutoffs/printed.ts";
import { type List, readList } from "#pipeline/cutoffs/read-list.ts";
import { readSourceCsv, readSourceJson } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

const LIST: List = {
	file: "du-csas/2025/rounds_1_and_3.csv.gz",
	sourceId: "du-csas-2025",
	source: "du-csas",
	state: "Delhi",
};
const SEATS_FILE = "du-csas/2025/seats.json.gz";

/**
 * Delhi University's colleges, round 1, by the sum of CUET papers. Papers, and so the maximum, differ by programme: scores of two
 * programmes do not compare (`isOfOneProgramme`).
 */
export const DU_CSAS: Counselling = { sourceId: LIST.sourceId, hasRounds: true, read: readDuCsas };

/** It has Christian categories of its own and no seats for OBC and EWS: no copy names its columns correctly. */
const DOUBTFUL = "St. Stephen's College";

const WOMEN_ALONE = / \(W\)$/;

const Programme = z.object({
	college: z.string(),
	program: z.string(),
	seats: z.record(z.string(), z.number().nullable()).optional(),
});

const CATEGORIES: ReadonlyMap<string, SocialCategory> = new Map([
	["UR", "open"],
	["OBC", "obc-ncl"],
	["SC", "sc"],
	["ST", "st"],
	["EWS", "ews"],
	["PwBD", "open"],
]);

/** The copy has a column per category, so `line` is a cell, counted in its order; an empty cell is not a row. */
function readDuCsas(): PrintedCutoff[] {
	const seatsOf = readSeats();
	const table = readSourceCsv(LIST.file);
	const unknown = table.columns.find((name) => name.startsWith("r1_") && !CATEGORIES.has(name.slice(3)));
	if (unknown !== undefined) throw new Error(`DU: the category "${unknown}" is new: say whom it is for`);
	const cells = table.flatMap(({ college, program, ...columns }) =>
		[...CATEGORIES].flatMap(([seatType, socialCategory]) => {
			const score = columns[`r1_${seatType}`] ?? "";
			const seats = seatsOf.get(`${college}|${program}`)?.[seatType];
			return score === "" ? [] : { college: squeeze(college), program, seatType, socialCategory, score, seats };
		}),
	);
	return readList(LIST, cells, ({ college, program, seatType, socialCategory, score, seats }) => ({
		institute: { name: college.replace(WOMEN_ALONE, ""), city: "Delhi" },
		exam: "cuet-ug",
		authority: "University of Delhi",
		year: 2025,
		round: 1,
		programme: squeeze(program),
		pool: "all-india",
		// The university prints (W) after colleges that admit only women.
		gender: WOMEN_ALONE.test(college) ? "Female-only" : "Gender-Neutral",
		seatType,
		socialCategory,
		pwd: seatType === "PwBD",
		closingScore: toFigure(score),
		seats: toFigure(seats),
		rankSpace: "du-csas-score",
		mark: college === DOUBTFUL ? "suspect" : undefined,
	}));
}

function readSeats(): ReadonlyMap<string, z.infer<typeof Programme>["seats"]> {
	const programmes = readSourceJson(SEATS_FILE, z.array(Programme));
	return new Map(programmes.map(({ college, program, seats }) => [`${college}|${program}`, seats]));
}
