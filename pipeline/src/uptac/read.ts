import * as z from "zod";
import { byCode, knownAs } from "#pipeline/cutoffs/codes.ts";
import { type Counselling, type PrintedCutoff, toFigure } from "#pipeline/cutoffs/printed.ts";
import { type List, type ListRow, readList } from "#pipeline/cutoffs/read-list.ts";
import { readSourceCsv, readSourceJson } from "#pipeline/source-files.ts";
import { squeeze, toKey } from "#pipeline/text/words.ts";

/**
 * Uttar Pradesh's B.Tech seats, by the common rank list of JEE Main. From round 2 on a row is of those alone who were admitted or moved
 * in that round ("Fresh and Upgraded Only"), so that a seat's furthest rank may stand in any round. The copy of 2024 has every round,
 * that of 2025 the last one that printed the seat.
 */
export const UPTAC: readonly Counselling[] = [
	{ sourceId: "uptac-2024", hasRounds: true, read: () => readList(listOf(2024), read2024(), toPrinted) },
	{ sourceId: "uptac-2025", hasRounds: true, read: () => readList(listOf(2025), read2025(read2024()), toPrinted) },
];

function listOf(year: 2024 | 2025): List {
	const file = `uptac/${year}/uptac_${year}.${year === 2024 ? "json" : "csv"}.gz`;
	return { file, sourceId: `uptac-${year}`, source: "uptac", state: "Uttar Pradesh" };
}

type Quota = "Home State" | "All India";
type UptacRow = {
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
	return readSourceJson(listOf(2024).file, z.array(Row)).map(
		({ round, institute, program, quota, category, seat_gender: gender, or: opening, cr: closing }) => ({
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
	const toFirstInstitute = respeller(first.map(({ institute }) => institute));
	const toFirstProgramme = respeller(first.map(({ programme }) => programme));
	return readSourceCsv(listOf(2025).file).map((cells) => {
		const quota = knownAs(QUOTAS, squeeze(cells.Quota), `UPTAC: the quota "${cells.Quota}"`);
		const isForWomen = squeeze(cells.Gender).startsWith("Female");
		const programme = toFirstProgramme(squeeze(cells.Program));
		// One programme with a fee waiver has no note beside it.
		const note = programme.endsWith("(FW)") ? "TF" : squeeze(cells.Note);
		return {
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

/** The words that UPTAC puts behind a category where a seat is for women, and where for both. */
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

function toPrinted(row: UptacRow): ListRow {
	const { year, round, institute, programme, quota, category, isForWomen } = row;
	return {
		...toSeat(category, quota),
		institute,
		exam: "jee-mains",
		authority: "UPTAC",
		year,
		round,
		programme,
		quota,
		seatType: category,
		gender: isForWomen ? "Female-Only" : "Gender-Neutral",
		openingRank: toFigure(row.opening),
		closingRank: toFigure(row.closing),
		rankSpace: "jee-main-crl",
		mark: markOf(row),
	};
}

/** The state's backward classes (BC) are its own list, not the centre's. */
const CATEGORIES = byCode({ open: "OPEN", ews: "EWS", sc: "SC", st: "ST", other: "BC" });

/** `BC(AF)`: the category and its group: GIRL or GL women, AF children of soldiers, FF of freedom fighters, TF the fee waiver, PH disability. */
function toSeat(printed: string, quota: Quota) {
	const [, category = "", part = ""] =
		/^(OPEN|EWS|BC|SC|ST)(?:\((OPEN|GIRL|Girl|GL|AF|FF|TF|PH)\))?$/.exec(printed) ?? [];
	const socialCategory = knownAs(CATEGORIES, category, `UPTAC: the category "${printed}"`);
	const isForFew = ["AF", "FF", "TF"].includes(part);
	const ofQuota = quota === "All India" ? ("all-india" as const) : ("home-state" as const);
	return { socialCategory, pwd: part === "PH", pool: isForFew ? ("special" as const) : ofQuota };
}
