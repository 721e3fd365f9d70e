import type { SeatPool, SocialCategory } from "@uchit/contract/cutoff-kind.ts";
import { type Counselling, DEFAULTS, type PrintedCutoff, squeeze, toFigure } from "#pipeline/cutoffs/printed.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

const FILE = "mpdte/2025/mpdte_2025.csv.gz";
const SOURCE_ID = "mpdte-2025";

/** Madhya Pradesh's B.Tech seats, by the common rank list of JEE Main. The copy names no round. */
export const MP_DTE: Counselling = { sourceId: SOURCE_ID, hasRounds: false, read: readMpDte };

function readMpDte(): PrintedCutoff[] {
	return readSourceCsv(FILE).map((cells, index) => {
		const cell = (column: string) => squeeze(cells[column]);
		const closingRank = toFigure(cell("CLOSING JEE COMMON RANK"));
		const category = cell("ALLOTTED CATEGORY");
		const isPlayer = cell("NATIONALPLAYER") !== "";
		return {
			...DEFAULTS,
			...toSeat(category, { domicile: cell("DOMICILE"), isForFew: isPlayer || cell("FW") === "Y" }),
			file: FILE,
			line: index + 1,
			// The year in brackets behind a name is that of its foundation.
			institute: {
				source: "mpdte",
				name: cell("INSTITUTE NAME").replace(/\s*\((?:19|20)\d\d\)$/, ""),
				city: "",
				state: "Madhya Pradesh",
				sourceId: SOURCE_ID,
			},
			exam: "jee-mains",
			authority: "DTE Madhya Pradesh",
			year: 2025,
			yearNote: "Round not stated",
			programme: cell("BRANCH").replace(/^\w+$/, (code) => BRANCHES.get(code) ?? code),
			seatType: isPlayer ? `${category}, national player` : category,
			openingRank: toFigure(cell("OPENING JEE COMMON RANK")),
			closingRank,
			rankSpace: "jee-main-crl",
			sourceId: SOURCE_ID,
			unreadable: closingRank === undefined ? "no closing rank" : undefined,
		};
	});
}

/** The codes that everybody reads alike; the others stand as printed. */
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

type Seat = Pick<PrintedCutoff, "quota" | "pool" | "socialCategory" | "pwd" | "gender">;

const CATEGORIES: ReadonlyMap<string, SocialCategory> = new Map([
	["UR", "open"],
	["EWS", "ews"],
	["OBC", "other"],
	["SC", "sc"],
	["ST", "st"],
	["FW", "open"],
	["JKM", "open"],
	["JKR", "open"],
	["NTPC", "open"],
]);

/** Fee waiver, migrants and residents of Jammu and Kashmir, a company's seats. */
const FOR_FEW = ["FW", "JKM", "JKR", "NTPC"];

/** X nobody in particular; S soldiers' families, FF freedom fighters', NCC cadets; D disability, which is not a pool but a list. */
const CLASSES_FOR_FEW = ["S", "FF", "NCC"];

/** A blank is a private college, of whose seats no domicile is printed: nobody of another state is told that they are open to all. */
const DOMICILES: ReadonlyMap<string, { quota: string; pool: SeatPool }> = new Map([
	["Y", { quota: "Domicile", pool: "home-state" }],
	["", { quota: "", pool: "home-state" }],
	["AI", { quota: "All India", pool: "all-india" }],
	["N", { quota: "No domicile", pool: "other-state" }],
]);

/** `OBC/S/F`: category, class, and F for women or OP for everyone. */
function toSeat(printed: string, { domicile, isForFew }: { domicile: string; isForFew: boolean }): Seat {
	const [, category = "", kind = "X", people = "OP"] =
		/^(UR|EWS|OBC|SC|ST|FW|JKM|JKR|NTPC)(?:\/(X|S|D|FF|NCC))?(?:\/(OP|F))?$/.exec(printed) ?? [];
	const socialCategory = CATEGORIES.get(category);
	const place = DOMICILES.get(domicile);
	if (socialCategory === undefined || place === undefined)
		throw new Error(`MP DTE: "${printed}" with domicile "${domicile}" is new: say whom it is for`);
	const isSpecial = isForFew || FOR_FEW.includes(category) || CLASSES_FOR_FEW.includes(kind);
	return {
		quota: place.quota,
		pool: isSpecial ? "special" : place.pool,
		socialCategory,
		pwd: kind === "D",
		gender: people === "F" ? "Female-Only" : "Gender-Neutral",
	};
}
