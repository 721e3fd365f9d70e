import type { SocialCategory } from "@uchit/contract/cutoff-kind.ts";
import { type Counselling, DEFAULTS, type PrintedCutoff, squeeze, toFigure } from "#pipeline/cutoffs/printed.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

const FILE = "jac-delhi/2025/round5.csv.gz";
const SOURCE_ID = "jac-delhi-2025";

/** Delhi's joint counselling for DTU, NSUT and IGDTUW, round 5. The copy repeats the closing rank as the opening one, which is not read. */
export const JAC_DELHI: Counselling = { sourceId: SOURCE_ID, hasRounds: true, read: readJacDelhi };

function readJacDelhi(): PrintedCutoff[] {
	return readSourceCsv(FILE).map((cells, index) => {
		const closingRank = toFigure(cells["Closing Rank (int)"]);
		return {
			...DEFAULTS,
			...toSeat(squeeze(cells.Code)),
			file: FILE,
			line: index + 1,
			institute: {
				source: "jac-delhi",
				// Behind the name stands its address.
				name: squeeze(cells.Institute).replace(/,.*/, ""),
				city: "",
				state: "Delhi",
				sourceId: SOURCE_ID,
			},
			exam: "jee-mains",
			authority: "JAC Delhi",
			year: 2025,
			round: 5,
			programme: squeeze(cells.Program),
			closingRank,
			// One list for everyone, whatever the category of the seat.
			rankSpace: "jee-main-crl",
			sourceId: SOURCE_ID,
			unreadable: closingRank === undefined ? "no closing rank" : undefined,
		};
	});
}

type Seat = Pick<PrintedCutoff, "quota" | "pool" | "seatType" | "socialCategory" | "pwd" | "gender">;

const CATEGORIES: ReadonlyMap<string, SocialCategory> = new Map([
	["GN", "open"],
	["EW", "ews"],
	["OB", "obc-ncl"],
	["SC", "sc"],
	["ST", "st"],
]);

/**
 * `OBCWD`: the category; then GN everyone, GL girls, CW children of soldiers, PD disability; then D Delhi or O outside. SG is the
 * single girl child, KM the Kashmiri migrant: pools of their own.
 */
function toSeat(key: string): Seat {
	const apart = { quota: "", pool: "special", seatType: key, socialCategory: "open", pwd: false } as const;
	if (key === "SG" || key === "GNSGD") return { ...apart, quota: "D", gender: "Female-Only" };
	if (key === "KM") return { ...apart, gender: "Gender-Neutral" };
	const [, category = "", group = "", region = ""] = /^(GN|EW|OB|SC|ST)(GN|GL|CW|PD)([DO])$/.exec(key) ?? [];
	const socialCategory = CATEGORIES.get(category);
	if (socialCategory === undefined) throw new Error(`JAC Delhi: the seat type "${key}" is new: say whom it is for`);
	return {
		quota: region,
		pool: group === "CW" ? "special" : region === "D" ? "home-state" : "other-state",
		seatType: key,
		socialCategory,
		pwd: group === "PD",
		gender: group === "GL" ? "Female-Only" : "Gender-Neutral",
	};
}
