import type { SeatPool, SocialCategory } from "@uchit/contract/cutoff.ts";
import * as z from "zod";
import { type Counselling, DEFAULTS, type PrintedCutoff, squeeze, toFigure } from "#pipeline/cutoffs/printed.ts";
import { createMender } from "#pipeline/ojee/mend.ts";
import { readSourceJson } from "#pipeline/source-files.ts";

const FILE = "ojee/2025/ojee_data.json.gz";
const SOURCE_ID = "ojee-2025";

/** Odisha's B.Tech seats, filled by the common rank list of JEE Main. The copy names no round. */
export const OJEE: Counselling = { sourceId: SOURCE_ID, hasRounds: false, read: readOjee };

const Row = z.object({
	Institute: z.string(),
	State: z.string(),
	"Academic Program Name": z.string(),
	Category: z.string(),
	"Seat Type": z.enum(["Gender Neutral", "Female Only"]),
	Quota: z.string(),
	"Opening Rank": z.string(),
	"Closing Rank": z.string(),
	Year: z.literal("2025"),
});

function readOjee(): PrintedCutoff[] {
	const rows = z.array(Row).parse(readSourceJson(FILE));
	const mend = createMender(rows.map(toTexts));
	return rows.map((row, index) => {
		const pool = POOLS.get(row.Quota);
		const socialCategory = CATEGORIES.get(row.Category);
		if (pool === undefined || socialCategory === undefined)
			throw new Error(`OJEE: "${row.Quota}", "${row.Category}" is new: say whom it is for`);
		const closingRank = toFigure(row["Closing Rank"]);
		const { institute, programme } = mend(toTexts(row));
		return {
			...DEFAULTS,
			file: FILE,
			line: index + 1,
			institute: {
				source: "ojee",
				name: institute,
				city: "",
				state: row.State,
				sourceId: SOURCE_ID,
			},
			exam: "jee-mains",
			authority: "OJEE",
			year: 2025,
			programme,
			quota: row.Quota,
			pool: row.Category === "TFW" ? "special" : pool,
			seatType: row.Category,
			socialCategory,
			gender: row["Seat Type"],
			openingRank: toFigure(row["Opening Rank"]),
			closingRank,
			rankSpace: "jee-main-crl",
			sourceId: SOURCE_ID,
			unreadable: closingRank === undefined ? "no closing rank" : undefined,
		};
	});
}

function toTexts(row: z.infer<typeof Row>) {
	return { institute: squeeze(row.Institute), programme: squeeze(row["Academic Program Name"]) };
}

/** OL is for the children of Odisha's people who live outside the state. */
const POOLS: ReadonlyMap<string, SeatPool> = new Map([
	["AI", "all-india"],
	["HS", "home-state"],
	["OS", "other-state"],
	["OL", "special"],
]);

/** TFW waives the fee of families under an income. */
const CATEGORIES: ReadonlyMap<string, SocialCategory> = new Map([
	["General", "open"],
	["TFW", "open"],
	["EW", "ews"],
	["SC", "sc"],
	["ST", "st"],
]);
