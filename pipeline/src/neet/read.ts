import type { SocialCategory } from "@uchit/contract/cutoff-kind.ts";
import * as z from "zod";
import { type Counselling, DEFAULTS, type PrintedCutoff, squeeze, toFigure } from "#pipeline/cutoffs/printed.ts";
import type { Mention } from "#pipeline/match/mention.ts";
import { readSourceJson } from "#pipeline/source-files.ts";
import { toQuota } from "./quotas.ts";

const FILE = "neet/2024_mcc_round_1/neet.json.gz";
const SOURCE_ID = "neet-2024";

/** MCC's seats: round 1 only, the year inferred. */
export const NEET: Counselling = { sourceId: SOURCE_ID, hasRounds: true, read: readNeet };

const Row = z.object({
	Quota: z.string(),
	Round: z.int(),
	is_PWD: z.enum(["Yes", "No"]),
	"Academic Program Name": z.string(),
	"Seat Type": z.string(),
	Institute: z.string(),
	"Closing Rank": z.number(),
	State: z.string(),
});

/** The copy's opening rank repeats its closing rank, so it says nothing and is not read. */
function readNeet(): PrintedCutoff[] {
	return readSourceJson(FILE, z.array(Row)).map((row, index) => {
		const socialCategory = CATEGORIES.get(row["Seat Type"]);
		if (socialCategory === undefined) throw new Error(`NEET: "${row["Seat Type"]}" is new: say whom it is for`);
		const pwd = row.is_PWD === "Yes";
		const closingRank = toFigure(row["Closing Rank"]);
		return {
			...DEFAULTS,
			file: FILE,
			line: index + 1,
			institute: toMention(row.Institute, row.State),
			exam: "neet",
			authority: "MCC",
			year: 2024,
			yearNote: "The copy is undated: AIIMS Delhi closes at 47, as in round 1 of 2024",
			round: row.Round,
			programme: row["Academic Program Name"],
			...toQuota(row.Quota),
			seatType: `${row["Seat Type"]}${pwd ? " (PwD)" : ""}`,
			socialCategory,
			pwd,
			closingRank,
			rankSpace: "neet-air",
			sourceId: SOURCE_ID,
			unreadable: closingRank === undefined ? "no closing rank" : undefined,
		};
	});
}

/**
 * The whole address in one string, "Name,ADDRESS, State, PIN": a comma without a space ends the name, or the name and then the town.
 * The copy's own column of states is read where the string has none: it puts every "Atal Bihari Vajpayee" into Bihar.
 */
function toMention(printed: string, stateColumn: string): Mention {
	const [, name = printed, city = "", address = "", state = stateColumn] =
		/^(.*?),(?=\S)(?:([A-Z][A-Z .]{2,24}),(?=\S))?(.*), ([^,]+), \d{6}$/s.exec(
			squeeze(printed).replaceAll(",,", ","),
		) ?? [];
	return {
		source: "neet",
		name: squeeze(name),
		city: squeeze(city),
		state: state === "Delhi (NCT)" ? "Delhi" : state,
		address: squeeze(address),
		sourceId: SOURCE_ID,
	};
}

const CATEGORIES: ReadonlyMap<string, SocialCategory> = new Map([
	["Open", "open"],
	["EWS", "ews"],
	["OBC", "obc-ncl"],
	["SC", "sc"],
	["ST", "st"],
]);
