import type { SocialCategory } from "@uchit/contract/cutoff-kind.ts";
import * as z from "zod";
import { type Counselling, DEFAULTS, type PrintedCutoff, squeeze, toFigure } from "#pipeline/cutoffs/printed.ts";
import { readSourceCsv, readSourceJson } from "#pipeline/source-files.ts";
import { toKey } from "#pipeline/text/words.ts";

/**
 * Uttar Pradesh's B.Tech seats, by the common rank list of JEE Main. From round 2 on a row is of those alone who were admitted or moved
 * in that round ("Fresh and Upgraded Only"), so that a seat's furthest rank may stand in any round. The copy of 2024 has every round,
 * that of 2025 the last one that printed the seat.
 */
export const UPTAC: readonly Counselling[] = [
	{ sourceId: "uptac-2024", hasRounds: true, read: () => read2024().map(toPrinted) },
	{ sourceId: "uptac-2025", hasRounds: true, read: () => read2025(read2024()).map(toPrinted) },
];

type Quota = "Home State" | "All India";
type UptacRow = {
	file: string;
	line: number;
	year: number;
	round: number;
	institute: string;
	programme: string;
	quota: Quota;
	category: string;
	isForWomen: boolean;
	opening: string | number | undefined;
	closing: string | number | undefined;
};

const Row = z.object({
	round: z.int(),
	institute: z.string(),
	program: z.string(),
	quota: z.enum(["Home State", "All India"]),
	category: z.string(),
	seat_gender: z.enum(["Both Male and Female Seats", "Female Seats"]),
	or: z.number(),
	cr: z.number(),
});

function read2024(): UptacRow[] {
	const file = "uptac/2024/uptac_2024.json.gz";
	return readSourceJson(file, z.array(Row)).map(
		({ round, institute, program, quota, category, seat_gender: gender, or: opening, cr: closing }, index) => ({
			file,
			line: index + 1,
			year: 2024,
			round,
			quota,
			category,
			opening,
			closing,
			institute: squeeze(institute),
			programme: squeeze(program),
			isForWomen: gender === "Female Seats",
		}),
	);
}

const QUOTAS: ReadonlyMap<string, Quota> = new Map([
	["HS", "Home State"],
	["AI", "All India"],
]);

/** The copy of 2025 has JoSAA's words for categories, and capital letters elsewhere: those of 2024, which are UPTAC's own, are put back. */
function read2025(first: readonly UptacRow[]): UptacRow[] {
	const file = "uptac/2025/uptac_2025.csv.gz";
	const toFirstInstitute = respeller(first.map(({ institute }) => institute));
	const toFirstProgramme = respeller(first.map(({ programme }) => programme));
	return readSourceCsv(file).map((cells, index) => {
		const quota = QUOTAS.get(squeeze(cells.Quota));
		if (quota === undefined) throw new Error(`UPTAC: the quota "${cells.Quota}" is new: say whom it is for`);
		const isForWomen = squeeze(cells.Gender).startsWith("Female");
		const programme = toFirstProgramme(squeeze(cells.Program));
		// One programme with a fee waiver has no note beside it.
		const note = programme.endsWith("(FW)") ? "TF" : squeeze(cells.Note);
		return {
			file,
			line: index + 1,
			year: 2025,
			quota,
			isForWomen,
			round: Number(squeeze(cells.Round).replace("Round ", "")),
			institute: toFirstInstitute(squeeze(cells.Institute)),
			programme,
			category: toOwnCategory(squeeze(cells.Seat), note, isForWomen),
			opening: cells["Opening Rank (int)"],
			closing: cells["Closing Rank (int)"],
		};
	});
}

/** Gives a name the spelling of the first that has the same letters. */
function respeller(names: readonly string[]): (name: string) => string {
	const exact = new Set(names);
	const byLetters = new Map(names.toReversed().map((name) => [toKey(name), name]));
	return (name) => (exact.has(name) ? name : (byLetters.get(toKey(name)) ?? name));
}

/** What UPTAC puts behind a category where a seat is for women, and where for both. */
const PARTS: ReadonlyMap<string, readonly [women: string, both: string]> = new Map([
	["OPEN", ["(GIRL)", ""]],
	["EWS", ["(GL)", "(OPEN)"]],
	["BC", ["(Girl)", ""]],
	["SC", ["(Girl)", ""]],
	["ST", ["(Girl)", ""]],
]);

/** `OBC-NCL`, `AF` → `BC(AF)`; `EWS`, women → `EWS(GL)`. */
function toOwnCategory(seat: string, note: string, isForWomen: boolean): string {
	const category = seat.replace(" (PwD)", "").replace("OBC-NCL", "BC");
	const part = seat.endsWith("(PwD)") ? "PH" : note;
	const parts = PARTS.get(category);
	if (parts === undefined || (part !== "" && isForWomen))
		throw new Error(`UPTAC: the seat "${seat}" "${note}" is new: say whom it is for`);
	return part === "" ? `${category}${parts[isForWomen ? 0 : 1]}` : `${category}(${part})`;
}

/**
 * JEE Main of 2025 ranked fewer: rounds 1 to 4, in which its candidates alone were admitted, end at 14,75,039. The later rounds admitted
 * others as well, whose ranks begin beyond and stand in the same column.
 */
const MOST_OF_JEE_MAIN = 1_500_000;

function markOf({ opening, closing }: UptacRow): PrintedCutoff["mark"] {
	if (Number(closing) <= MOST_OF_JEE_MAIN) return undefined;
	return Number(opening) <= MOST_OF_JEE_MAIN ? "mixed-rank-space" : "suspect";
}

function toPrinted(row: UptacRow): PrintedCutoff {
	const { file, line, year, round, institute, programme, quota, category, isForWomen } = row;
	const sourceId = `uptac-${year}`;
	const closingRank = toFigure(row.closing);
	return {
		...DEFAULTS,
		...toSeat(category, quota),
		file,
		line,
		institute: { source: "uptac", name: institute, city: "", state: "Uttar Pradesh", sourceId },
		exam: "jee-mains",
		authority: "UPTAC",
		year,
		round,
		programme,
		quota,
		seatType: category,
		gender: isForWomen ? "Female-Only" : "Gender-Neutral",
		openingRank: toFigure(row.opening),
		closingRank,
		rankSpace: "jee-main-crl",
		mark: markOf(row),
		sourceId,
		unreadable: closingRank === undefined ? "no closing rank" : undefined,
	};
}

/** The state's backward classes (BC) are its own list, not the centre's. */
const CATEGORIES: ReadonlyMap<string, SocialCategory> = new Map([
	["OPEN", "open"],
	["EWS", "ews"],
	["BC", "other"],
	["SC", "sc"],
	["ST", "st"],
]);

/** `BC(AF)`: the category, and of whom: GIRL or GL women, AF children of soldiers, FF of freedom fighters, TF the fee waiver, PH disability. */
function toSeat(printed: string, quota: Quota) {
	const [, category = "", part = ""] =
		/^(OPEN|EWS|BC|SC|ST)(?:\((OPEN|GIRL|Girl|GL|AF|FF|TF|PH)\))?$/.exec(printed) ?? [];
	const socialCategory = CATEGORIES.get(category);
	if (socialCategory === undefined) throw new Error(`UPTAC: the category "${printed}" is new: say whom it is for`);
	const isForFew = ["AF", "FF", "TF"].includes(part);
	const ofQuota = quota === "All India" ? ("all-india" as const) : ("home-state" as const);
	return { socialCategory, pwd: part === "PH", pool: isForFew ? ("special" as const) : ofQuota };
}
