import * as z from "zod";
import { findMeaning, indexByCode } from "#pipeline/cutoffs/codes.ts";
import { type Counselling, type PrintedCutoff, toFigure } from "#pipeline/cutoffs/printed.ts";
import { type List, readList } from "#pipeline/cutoffs/read-list.ts";
import { readSourceJson } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";
import { toQuota } from "./quotas.ts";

const LIST: List = { file: "neet/2024_mcc_round_1/neet.json.gz", sourceId: "neet-2024", source: "neet" };

/** MCC's seats: round 1 only; the year is inferred. */
export const NEET: Counselling = { sourceId: LIST.sourceId, hasRounds: true, read: readNeet };

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

/** The copy's opening rank repeats its closing rank, so it is not read. */
function readNeet(): PrintedCutoff[] {
	return readList(LIST, readSourceJson(LIST.file, z.array(Row)), (row) => {
		const pwd = row.is_PWD === "Yes";
		return {
			institute: toMention(row.Institute, row.State),
			exam: "neet",
			authority: "MCC",
			year: 2024,
			yearNote: "The copy is undated: AIIMS Delhi closes at 47, as in round 1 of 2024",
			round: row.Round,
			programme: row["Academic Program Name"],
			...toQuota(row.Quota),
			seatType: `${row["Seat Type"]}${pwd ? " (PwD)" : ""}`,
			socialCategory: findMeaning(CATEGORIES, row["Seat Type"], `NEET: "${row["Seat Type"]}"`),
			pwd,
			closingRank: toFigure(row["Closing Rank"]),
			rankSpace: "neet-air",
		};
	});
}

/**
 * The address is one string, "Name,ADDRESS, State, PIN": a comma without a space ends the name, or the name and then the town. The copy's
 * column of states is used only if the string has none: it puts every "Atal Bihari Vajpayee" into Bihar.
 */
function toMention(printed: string, stateColumn: string) {
	const [, name = printed, city = "", address = "", state = stateColumn] =
		/^(.*?),(?=\S)(?:([A-Z][A-Z .]{2,24}),(?=\S))?(.*), ([^,]+), \d{6}$/s.exec(
			squeeze(printed).replaceAll(",,", ","),
		) ?? [];
	return {
		name: squeeze(name),
		city: squeeze(city),
		state: state === "Delhi (NCT)" ? "Delhi" : state,
		address: squeeze(address),
	};
}

const CATEGORIES = indexByCode({ open: "Open", ews: "EWS", "obc-ncl": "OBC", sc: "SC", st: "ST" });
