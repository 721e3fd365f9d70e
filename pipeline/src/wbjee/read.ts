import type { SeatPool, SocialCategory } from "@uchit/contract/cutoff-kind.ts";
import * as z from "zod";
import { findMeaning } from "#pipeline/cutoffs/codes.ts";
import { type Counselling, type PrintedCutoff, toFigure } from "#pipeline/cutoffs/printed.ts";
import { type List, readList } from "#pipeline/cutoffs/read-list.ts";
import { readSourceJson } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

const LIST: List = { file: "wbjee/2026/wbjee_data.json.gz", sourceId: "wbjee-2026", source: "wbjee" };

/** The West Bengal board's seats. A seat is printed in the last round that moved it. */
export const WBJEE: Counselling = { sourceId: LIST.sourceId, hasRounds: true, read: readWbjee };

const Row = z.object({
	Institute: z.string(),
	State: z.string(),
	"Academic Program Name": z.string(),
	Stream: z.string(),
	"Seat Type": z.enum(["WBJEE Seats", "JEE(Main) Seats"]),
	Quota: z.enum(["Home State", "All India"]),
	Category: z.string(),
	"Opening Rank": z.string(),
	"Closing Rank": z.string(),
	Round: z.templateLiteral(["Round ", z.number()]),
	Year: z.literal("2026"),
});
type Row = z.infer<typeof Row>;

function readWbjee(): PrintedCutoff[] {
	return readList(LIST, readSourceJson(LIST.file, z.array(Row)), (row) => {
		const printed = row.Category.replace(" (PwD)", "");
		const category = findMeaning(CATEGORIES, printed, `WBJEE: the category "${row.Category}"`);
		return {
			...toRankSpace(row),
			institute: { name: squeeze(row.Institute), state: row.State },
			authority: "WBJEEB",
			year: 2026,
			round: Number(row.Round.replace("Round ", "")),
			programme: squeeze(row["Academic Program Name"]),
			quota: row.Quota,
			pool: category.pool ?? (row.Quota === "All India" ? "all-india" : "home-state"),
			seatType: row.Category,
			socialCategory: category.social,
			pwd: row.Category.endsWith("(PwD)"),
			openingRank: toFigure(row["Opening Rank"]),
			closingRank: toFigure(row["Closing Rank"]),
		};
	});
}

/** One counselling fills seats by two exams: the board's own general merit rank, and the common rank list of JEE Main. */
function toRankSpace(row: Row): Pick<PrintedCutoff, "exam" | "rankSpace"> {
	if (row["Seat Type"] === "WBJEE Seats") return { exam: "wbjee", rankSpace: "wbjee-general-merit" };
	if (row.Stream.startsWith("B. Arch")) return { exam: "jee-main-paper-2", rankSpace: "jee-main-barch-crl" };
	return { exam: "jee-mains", rankSpace: "jee-main-crl" };
}

/** The state's list of other backward classes differs from the Union's. Fee waivers are for families below an income. */
const CATEGORIES: ReadonlyMap<string, { social: SocialCategory; pool?: SeatPool }> = new Map([
	["Open", { social: "open" }],
	["EWS", { social: "ews" }],
	["OBC", { social: "other" }],
	["SC", { social: "sc" }],
	["ST", { social: "st" }],
	["Tuition Fee Waiver", { social: "open", pool: "special" }],
]);
