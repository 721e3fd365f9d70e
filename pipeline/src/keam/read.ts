import type { SeatPool, SocialCategory } from "@uchit/contract/cutoff-kind.ts";
import * as z from "zod";
import { type Counselling, DEFAULTS, type PrintedCutoff, squeeze, toFigure } from "#pipeline/cutoffs/printed.ts";
import { readSourceJson } from "#pipeline/source-files.ts";

const FILE = "keam/2026/keam_data.json.gz";
const SOURCE_ID = "keam-2026";

/** Kerala's seats; a seat stands in the last phase that moved it. */
export const KEAM: Counselling = { sourceId: SOURCE_ID, hasRounds: true, read: readKeam };

const Row = z.object({
	Institute: z.string(),
	"College Code": z.string(),
	State: z.string(),
	"Academic Program Name": z.string(),
	Category: z.string(),
	"Closing Rank": z.string(),
	Phase: z.enum(["P1", "P2"]),
	Year: z.literal("2026"),
});

function readKeam(): PrintedCutoff[] {
	return readSourceJson(FILE, z.array(Row)).map((row, index) => {
		const closingRank = toFigure(row["Closing Rank"]);
		return {
			...DEFAULTS,
			file: FILE,
			line: index + 1,
			institute: {
				source: "keam",
				name: squeeze(row.Institute).replace(/\.$/, ""),
				city: "",
				state: row.State,
				sourceId: SOURCE_ID,
			},
			exam: "keam",
			authority: "CEE Kerala",
			year: 2026,
			round: row.Phase === "P1" ? 1 : 2,
			programme: squeeze(row["Academic Program Name"]).replace(/\.$/, ""),
			...toSeat(row.Category),
			closingRank,
			rankSpace: "keam-engineering",
			sourceId: SOURCE_ID,
			unreadable: closingRank === undefined ? "no closing rank" : undefined,
		};
	});
}

/** State merit, and the state's own lists: Ezhava, Muslim, other backward Hindu and Christian, Latin Catholic, Dheevara, Viswakarma, Kusavan, Kudumbi. */
const CATEGORIES: ReadonlyMap<string, SocialCategory> = new Map([
	["SM", "open"],
	["EW", "ews"],
	["SC", "sc"],
	["ST", "st"],
	...["EZ", "MU", "BH", "BX", "LA", "DV", "VK", "KN", "KU"].map((code) => [code, "other"] as const),
]);

/** FW is the tuition-fee waiver, for families under an income: a pool of its own. */
function toSeat(code: string): { seatType: string; socialCategory: SocialCategory; pool: SeatPool } {
	if (code === "FW") return { seatType: code, socialCategory: "open", pool: "special" };
	const socialCategory = CATEGORIES.get(code);
	if (socialCategory === undefined) throw new Error(`KEAM: the category "${code}" is new: say whom it is for`);
	return { seatType: code, socialCategory, pool: "home-state" };
}
