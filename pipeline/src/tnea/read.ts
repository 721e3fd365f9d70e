import type { SocialCategory } from "@uchit/contract/cutoff-kind.ts";
import * as z from "zod";
import { type Counselling, DEFAULTS, type PrintedCutoff, squeeze, toFigure } from "#pipeline/cutoffs/printed.ts";
import { readSourceJson } from "#pipeline/source-files.ts";

const FILE = "tnea/undated/tnea_data.json.gz";
const SOURCE_ID = "tnea-undated";

/** Tamil Nadu's engineering seats, closed by marks of 200 at school, not by a rank. The copy is undated and names no round. */
export const TNEA: Counselling = { sourceId: SOURCE_ID, hasRounds: false, read: readTnea };

const MOST_MARKS = 200;

const Row = z.object({
	"Institute ID": z.string(),
	Institute: z.string(),
	Course: z.string(),
	District: z.string(),
	Category: z.string(),
	"Cutoff Marks": z.string(),
});

function readTnea(): PrintedCutoff[] {
	return readSourceJson(FILE, z.array(Row)).map((row, index) => {
		const marks = toFigure(row["Cutoff Marks"]);
		const socialCategory = CATEGORIES.get(row.Category);
		if (socialCategory === undefined) throw new Error(`TNEA: the category "${row.Category}" is new`);
		return {
			...DEFAULTS,
			file: FILE,
			line: index + 1,
			institute: {
				source: "tnea",
				name: squeeze(row.Institute),
				city: row.District,
				state: "Tamil Nadu",
				aisheCode: row["Institute ID"],
				sourceId: SOURCE_ID,
			},
			exam: "tnea",
			authority: "DoTE Tamil Nadu",
			year: undefined,
			yearNote: "About 2024: the copy is undated",
			programme: row.Course,
			pool: "home-state",
			seatType: row.Category,
			socialCategory,
			pwd: row.Category === "PwD",
			closingScore: marks,
			rankSpace: "tnea-score",
			// Nobody with fewer than 70 of 200 marks is eligible: 35 % in each subject is the least.
			mark: marks !== undefined && marks < 70 ? "suspect" : undefined,
			sourceId: SOURCE_ID,
			unreadable: marks === undefined || marks > MOST_MARKS ? "not marks of 200" : undefined,
		};
	});
}

/** BC, BCM, MBC and SCA are the state's lists; the copy's OBC is not one that the authority has. */
const CATEGORIES: ReadonlyMap<string, SocialCategory> = new Map([
	["General/OC", "open"],
	["SC", "sc"],
	["ST", "st"],
	["SCA", "other"],
	["BC", "other"],
	["BCM", "other"],
	["MBC", "other"],
	["OBC", "other"],
	["PwD", "open"],
]);
