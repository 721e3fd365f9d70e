import type { SocialCategory } from "@uchit/contract/cutoff.ts";
import * as z from "zod";
import { type Counselling, DEFAULTS, type PrintedCutoff, squeeze, toFigure } from "#pipeline/cutoffs/printed.ts";
import { readSourceJson } from "#pipeline/source-files.ts";

const FILE = "jac-delhi/undated/jac_data.json.gz";
const SOURCE_ID = "jac-delhi-undated";

/** Delhi's joint counselling: DTU, NSUT, IGDTUW, IIIT-Delhi. The copy is undated and names no round. */
export const JAC_DELHI: Counselling = { sourceId: SOURCE_ID, hasRounds: false, read: readJacDelhi };

const Row = z.object({
	Institute: z.string(),
	"Academic Program Name": z.string(),
	Category_Key: z.string(),
	"Closing Rank": z.string(),
});

function readJacDelhi(): PrintedCutoff[] {
	return z
		.array(Row)
		.parse(readSourceJson(FILE))
		.map((row, index) => {
			const closingRank = toFigure(row["Closing Rank"]);
			const programme = squeeze(row["Academic Program Name"]);
			const architecture = programme.includes("B.Arch");
			return {
				...DEFAULTS,
				...toSeat(row.Category_Key),
				file: FILE,
				line: index + 1,
				institute: {
					source: "jac-delhi",
					name: squeeze(row.Institute),
					city: "",
					state: "Delhi",
					sourceId: SOURCE_ID,
				},
				exam: architecture ? "jee-main-paper-2" : "jee-mains",
				authority: "JAC Delhi",
				year: undefined,
				yearNote: "About 2023-24: the copy is undated",
				programme,
				closingRank,
				// One list for everyone, whatever the category of the seat.
				rankSpace: architecture ? "jee-main-barch-crl" : "jee-main-crl",
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
export function toSeat(key: string): Seat {
	const apart = { quota: "", pool: "special", seatType: key, socialCategory: "open", pwd: false } as const;
	if (key === "SG") return { ...apart, quota: "D", gender: "Female-Only" };
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
