import type { SocialCategory } from "@uchit/contract/cutoff.ts";
import * as z from "zod";
import { type Counselling, DEFAULTS, type PrintedCutoff, squeeze, toFigure } from "#pipeline/cutoffs/printed.ts";
import { readSourceJson } from "#pipeline/source-files.ts";

const FILE = "uptac/2024/uptac_2024.json.gz";
const SOURCE_ID = "uptac-2024";

/**
 * Uttar Pradesh's B.Tech seats, by the common rank list of JEE Main. From round 2 on a row is of those alone who were admitted or moved
 * in that round ("Fresh and Upgraded Only"), so that a seat's furthest rank may stand in any round.
 */
export const UPTAC: Counselling = { sourceId: SOURCE_ID, hasRounds: true, read: readUptac };

const Row = z.object({
	round: z.int(),
	institute: z.string(),
	program: z.string(),
	quota: z.enum(["Home State", "All India"]),
	category: z.string(),
	seat_gender: z.enum(["Both Male and Female Seats", "Female Seats"]),
	or: z.number(),
	cr: z.number(),
});

function readUptac(): PrintedCutoff[] {
	return z
		.array(Row)
		.parse(readSourceJson(FILE))
		.map((row, index) => {
			const closingRank = toFigure(row.cr);
			return {
				...DEFAULTS,
				...toSeat(row.category, row.quota),
				file: FILE,
				line: index + 1,
				institute: {
					source: "uptac",
					name: squeeze(row.institute),
					city: "",
					state: "Uttar Pradesh",
					sourceId: SOURCE_ID,
				},
				exam: "jee-mains",
				authority: "UPTAC",
				year: 2024,
				round: row.round,
				programme: squeeze(row.program),
				quota: row.quota,
				seatType: row.category,
				gender: row.seat_gender === "Female Seats" ? "Female-Only" : "Gender-Neutral",
				openingRank: toFigure(row.or),
				closingRank,
				rankSpace: "jee-main-crl",
				sourceId: SOURCE_ID,
				unreadable: closingRank === undefined ? "no closing rank" : undefined,
			};
		});
}

/** The state's backward classes (BC) are its own list, not the centre's. */
const CATEGORIES: ReadonlyMap<string, SocialCategory> = new Map([
	["OPEN", "open"],
	["EWS", "ews"],
	["BC", "other"],
	["SC", "sc"],
	["ST", "st"],
]);

/** `BC(AF)`: the category, and of whom: GIRL or GL women, AF children of soldiers, FF of freedom fighters, TF the fee waiver, PH disability. */
function toSeat(printed: string, quota: "Home State" | "All India") {
	const [, category = "", part = ""] =
		/^(OPEN|EWS|BC|SC|ST)(?:\((OPEN|GIRL|Girl|GL|AF|FF|TF|PH)\))?$/.exec(printed) ?? [];
	const socialCategory = CATEGORIES.get(category);
	if (socialCategory === undefined) throw new Error(`UPTAC: the category "${printed}" is new: say whom it is for`);
	const isForFew = ["AF", "FF", "TF"].includes(part);
	const ofQuota = quota === "All India" ? ("all-india" as const) : ("home-state" as const);
	return { socialCategory, pwd: part === "PH", pool: isForFew ? ("special" as const) : ofQuota };
}
