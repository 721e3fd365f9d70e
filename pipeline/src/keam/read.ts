import * as z from "zod";
import { findMeaning, indexByCode } from "#pipeline/cutoffs/codes.ts";
import { type Counselling, type PrintedCutoff, type Seat, toFigure } from "#pipeline/cutoffs/printed.ts";
import { type List, readList } from "#pipeline/cutoffs/read-list.ts";
import { readSourceJson } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

const LIST: List = { file: "keam/2026/keam_data.json.gz", sourceId: "keam-2026", source: "keam" };

/** Kerala's seats; a seat is printed in the last phase that moved it. */
export const KEAM: Counselling = { sourceId: LIST.sourceId, hasRounds: true, read: readKeam };

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
	return readList(LIST, readSourceJson(LIST.file, z.array(Row)), (row) => ({
		institute: { name: squeeze(row.Institute).replace(/\.$/, ""), state: row.State },
		exam: "keam",
		authority: "CEE Kerala",
		year: 2026,
		round: row.Phase === "P1" ? 1 : 2,
		programme: squeeze(row["Academic Program Name"]).replace(/\.$/, ""),
		...toSeat(row.Category),
		closingRank: toFigure(row["Closing Rank"]),
		rankSpace: "keam-engineering",
	}));
}

/** State merit, and the state's own lists: Ezhava, Muslim, other backward Hindu and Christian, Latin Catholic, Dheevara, Viswakarma, Kusavan, Kudumbi. */
const CATEGORIES = indexByCode({ open: "SM", ews: "EW", sc: "SC", st: "ST", other: "EZ MU BH BX LA DV VK KN KU" });

/** FW is the tuition-fee waiver for families below an income: a pool of its own. */
function toSeat(code: string): Pick<Seat, "seatType" | "socialCategory" | "pool"> {
	if (code === "FW") return { seatType: code, socialCategory: "open", pool: "special" };
	const socialCategory = findMeaning(CATEGORIES, code, `KEAM: the category "${code}"`);
	return { seatType: code, socialCategory, pool: "home-state" };
}
