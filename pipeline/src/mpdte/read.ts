import type { SeatPool } from "@uchit/contract/cutoff-kind.ts";
import { findMeaning, indexByCode } from "#pipeline/cutoffs/codes.ts";
import { type Counselling, type PrintedCutoff, type Seat, toFigure } from "#pipeline/cutoffs/printed.ts";
import { type List, readList } from "#pipeline/cutoffs/read-list.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";
import { squeeze } from "#pipeline/text/words.ts";

const LIST: List = {
	file: "mpdte/2025/mpdte_2025.csv.gz",
	sourceId: "mpdte-2025",
	source: "mpdte",
	state: "Madhya Pradesh",
};

/** Madhya Pradesh's B.Tech seats, by the common rank list of JEE Main. The copy names no round. */
export const MP_DTE: Counselling = { sourceId: LIST.sourceId, hasRounds: false, read: readMpDte };

function readMpDte(): PrintedCutoff[] {
	return readList(LIST, readSourceCsv(LIST.file), (cells) => {
		const cell = (column: string) => squeeze(cells[column]);
		const category = cell("ALLOTTED CATEGORY");
		const isPlayer = cell("NATIONALPLAYER") !== "";
		return {
			...toSeat(category, { domicile: cell("DOMICILE"), isForFew: isPlayer || cell("FW") === "Y" }),
			institute: cell("INSTITUTE NAME").replace(/\s*\((?:19|20)\d\d\)$/, ""),
			exam: "jee-mains",
			authority: "DTE Madhya Pradesh",
			year: 2025,
			yearNote: "Round not stated",
			programme: cell("BRANCH").replace(/^\w+$/, (code) => BRANCHES.get(code) ?? code),
			seatType: isPlayer ? `${category}, national player` : category,
			openingRank: toFigure(cell("OPENING JEE COMMON RANK")),
			closingRank: toFigure(cell("CLOSING JEE COMMON RANK")),
			rankSpace: "jee-main-crl",
		};
	});
}

const BRANCHES: ReadonlyMap<string, string> = new Map(
	Object.entries({
		CSE: "Computer Science and Engineering (CSE)",
		IT: "Information Technology (IT)",
		EC: "Electronics and Communication (EC)",
		EE: "Electrical Engineering (EE)",
		CE: "Civil Engineering (CE)",
		MECH: "Mechanical Engineering (MECH)",
		CHEM: "Chemical Engineering (CHEM)",
		AIML: "Artificial Intelligence and Machine Learning (AIML)",
		CSBS: "Computer Science and Business Systems (CSBS)",
		MINING: "Mining Engineering (MINING)",
		AUTO: "Automobile Engineering (AUTO)",
	}),
);

const CATEGORIES = indexByCode({ open: "UR FW JKM JKR NTPC", ews: "EWS", sc: "SC", st: "ST", other: "OBC" });

/** Fee waiver, migrants and residents of Jammu and Kashmir, a company's seats. */
const FOR_FEW = ["FW", "JKM", "JKR", "NTPC"];

/** X: no special class. S: soldiers' families, FF: freedom fighters', NCC: cadets. D is disability, which is a list and not a pool. */
const CLASSES_FOR_FEW = ["S", "FF", "NCC"];

/** Blank means a private college, whose seats have no printed domicile: they are never shown as open to all. */
const DOMICILES: ReadonlyMap<string, { quota: string; pool: SeatPool }> = new Map([
	["Y", { quota: "Domicile", pool: "home-state" }],
	["", { quota: "", pool: "home-state" }],
	["AI", { quota: "All India", pool: "all-india" }],
	["N", { quota: "No domicile", pool: "other-state" }],
]);

/** `OBC/S/F`: category, class, and F for women or OP for everyone. */
function toSeat(
	printed: string,
	{ domicile, isForFew }: { domicile: string; isForFew: boolean },
): Omit<Seat, "seatType"> {
	const [, category = "", kind = "X", people = "OP"] =
		/^(UR|EWS|OBC|SC|ST|FW|JKM|JKR|NTPC)(?:\/(X|S|D|FF|NCC))?(?:\/(OP|F))?$/.exec(printed) ?? [];
	const what = `MP DTE: "${printed}" with domicile "${domicile}"`;
	const socialCategory = findMeaning(CATEGORIES, category, what);
	const place = findMeaning(DOMICILES, domicile, what);
	const isSpecial = isForFew || FOR_FEW.includes(category) || CLASSES_FOR_FEW.includes(kind);
	return {
		quota: place.quota,
		pool: isSpecial ? "special" : place.pool,
		socialCategory,
		pwd: kind === "D",
		gender: people === "F" ? "Female-Only" : "Gender-Neutral",
	};
}
