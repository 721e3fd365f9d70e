import * as z from "zod";
import { findMeaning, indexByCode } from "#pipeline/cutoffs/codes.ts";
import { type Counselling, type PrintedCutoff, toFigure } from "#pipeline/cutoffs/printed.ts";
import { type List, readList } from "#pipeline/cutoffs/read-list.ts";
import { readSourceJson } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

const LIST: List = {
	file: "tnea/undated/tnea_data.json.gz",
	sourceId: "tnea-undated",
	source: "tnea",
	state: "Tamil Nadu",
};

/** Tamil Nadu's engineering seats, closed by school marks out of 200, not by rank. The copy has neither year nor round. */
export const TNEA: Counselling = { sourceId: LIST.sourceId, hasRounds: false, read: readTnea };

const MAX_MARKS = 200;

const Row = z.object({
	"Institute ID": z.string(),
	Institute: z.string(),
	Course: z.string(),
	District: z.string(),
	Category: z.string(),
	"Cutoff Marks": z.string(),
});

function readTnea(): PrintedCutoff[] {
	return readList(LIST, readSourceJson(LIST.file, z.array(Row)), (row) => {
		const marks = toFigure(row["Cutoff Marks"]);
		return {
			institute: { name: squeeze(row.Institute), city: row.District, aisheCode: row["Institute ID"] },
			exam: "tnea",
			authority: "DoTE Tamil Nadu",
			year: undefined,
			yearNote: "About 2024: the copy is undated",
			programme: row.Course,
			pool: "home-state",
			seatType: row.Category,
			socialCategory: findMeaning(CATEGORIES, row.Category, `TNEA: the category "${row.Category}"`),
			pwd: row.Category === "PwD",
			closingScore: marks,
			rankSpace: "tnea-score",
			// Fewer than 70 of 200 marks is not eligible: the minimum is 35 % in each subject.
			mark: marks !== undefined && marks < 70 ? "suspect" : undefined,
			unreadable: marks === undefined || marks > MAX_MARKS ? "not marks of 200" : undefined,
		};
	});
}

/** BC, BCM, MBC and SCA are the state's lists; the copy's OBC is not a category of the authority. */
const CATEGORIES = indexByCode({ open: "General/OC PwD", sc: "SC", st: "ST", other: "SCA BC BCM MBC OBC" });
