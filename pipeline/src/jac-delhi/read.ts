import { findMeaning, indexByCode } from "#pipeline/cutoffs/codes.ts";
import { type Counselling, type PrintedCutoff, type Seat, toFigure } from "#pipeline/cutoffs/printed.ts";
import { type List, readList } from "#pipeline/cutoffs/read-list.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

const LIST: List = {
	file: "jac-delhi/2025/round5.csv.gz",
	sourceId: "jac-delhi-2025",
	source: "jac-delhi",
	state: "Delhi",
};

/** Delhi's joint counselling for DTU, NSUT and IGDTUW, round 5. The copy's opening rank repeats the closing one, so it is not read. */
export const JAC_DELHI: Counselling = { sourceId: LIST.sourceId, hasRounds: true, read: readJacDelhi };

function readJacDelhi(): PrintedCutoff[] {
	return readList(LIST, readSourceCsv(LIST.file), (cells) => ({
		...toSeat(squeeze(cells.Code)),
		institute: squeeze(cells.Institute).replace(/,.*/, ""),
		exam: "jee-mains",
		authority: "JAC Delhi",
		year: 2025,
		round: 5,
		programme: squeeze(cells.Program),
		closingRank: toFigure(cells["Closing Rank (int)"]),
		// One list for everyone, whatever the seat's category.
		rankSpace: "jee-main-crl",
	}));
}

const CATEGORIES = indexByCode({ open: "GN", ews: "EW", "obc-ncl": "OB", sc: "SC", st: "ST" });

/**
 * `OBCWD`: the category; then GN everyone, GL girls, CW soldiers' children, PD disability; then D Delhi or O outside. SG (single girl
 * child) and KM (Kashmiri migrant) are pools of their own.
 */
function toSeat(key: string): Seat {
	const apart = { quota: "", pool: "special", seatType: key, socialCategory: "open", pwd: false } as const;
	if (key === "SG" || key === "GNSGD") return { ...apart, quota: "D", gender: "Female-Only" };
	if (key === "KM") return { ...apart, gender: "Gender-Neutral" };
	const [, category = "", group = "", region = ""] = /^(GN|EW|OB|SC|ST)(GN|GL|CW|PD)([DO])$/.exec(key) ?? [];
	const socialCategory = findMeaning(CATEGORIES, category, `JAC Delhi: the seat type "${key}"`);
	return {
		quota: region,
		pool: group === "CW" ? "special" : region === "D" ? "home-state" : "other-state",
		seatType: key,
		socialCategory,
		pwd: group === "PD",
		gender: group === "GL" ? "Female-Only" : "Gender-Neutral",
	};
}
