import type { SocialCategory } from "@uchit/contract/cutoff.ts";
import * as z from "zod";
import { type Counselling, DEFAULTS, type PrintedCutoff, squeeze, toFigure } from "#pipeline/cutoffs/printed.ts";
import { readSourceJson } from "#pipeline/source-files.ts";

const FILE = "du-csas/2025/round1.json.gz";
const SOURCE_ID = "du-csas-2025";

/**
 * Delhi University's colleges, round 1, by the sum of CUET papers. Which papers, and so the maximum, differs by programme: a score
 * says nothing of another programme's (`isOfOneProgramme`).
 */
export const DU_CSAS: Counselling = { sourceId: SOURCE_ID, hasRounds: true, read: readDuCsas };

const Row = z.object({
	college: z.string(),
	program: z.string(),
	cutoff_2025: z.record(z.string(), z.number().nullable()),
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

/** The copy is a table with a column for each category, so a line is a cell of it, counted in its order; an empty cell is no row. */
function readDuCsas(): PrintedCutoff[] {
	const cells = z
		.array(Row)
		.parse(readSourceJson(FILE))
		.flatMap(({ college, program, cutoff_2025, seats }) =>
			Object.entries(cutoff_2025).flatMap(([seatType, score]) =>
				score === null ? [] : { college, program, seatType, score, seats: seats?.[seatType] },
			),
		);
	return cells.map(({ college, program, seatType, score, seats }, index) => {
		const socialCategory = CATEGORIES.get(seatType);
		if (socialCategory === undefined) throw new Error(`DU: the category "${seatType}" is new: say whom it is for`);
		return {
			...DEFAULTS,
			file: FILE,
			line: index + 1,
			institute: {
				source: "du-csas",
				name: squeeze(college).replace(/ \(W\)$/, ""),
				city: "Delhi",
				state: "Delhi",
				sourceId: SOURCE_ID,
			},
			exam: "cuet-ug",
			authority: "University of Delhi",
			year: 2025,
			round: 1,
			programme: squeeze(program),
			pool: "all-india",
			seatType,
			socialCategory,
			pwd: seatType === "PwBD",
			closingScore: toFigure(score),
			seats: toFigure(seats),
			rankSpace: "du-csas-score",
			sourceId: SOURCE_ID,
			unreadable: toFigure(score) === undefined ? "no score" : undefined,
		};
	});
}
