import * as z from "zod";
import { findMeaning, indexByCode } from "#pipeline/cutoffs/codes.ts";
import { type Counselling, type PrintedCutoff, toFigure } from "#pipeline/cutoffs/printed.ts";
import { type List, type ListRow, readList } from "#pipeline/cutoffs/read-list.ts";
import { readSourceCsv, readSourceJson } from "#pipeline/source-files.ts";
import { squeeze, toKey } from "#pipeline/text/words.ts";

/**
 * Uttar Pradesh's B.Tech seats, by the common rank list of JEE Main. From round 2 on a row has only those admitted or moved in that round
 * ("Fresh and Upgraded Only"), so the furthest rank may be in any round. The copy of 2024 has every round, that of 2025 the last that
 * printed the seat.
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

/** The copy of 2025 uses JoSAA's category words and other capitals: restored to UPTAC's own, as in 2024. */
function read2025(first: readonly UptacRow[]): UptacRow[] {
	const toFirstInstitute = respeller(first.map(({ institute }) => institute));
	const toFirstProgramme = respeller(first.map(({ programme }) => programme));
	return readSourceCsv(listOf(2025).file).map((cells) => {
		const quota = findMeaning(QUOTAS, squeeze(cells.Quota), `UPTAC: the quota "${cells.Quota}"`);
		const isForWomen = squeeze(cells.Gender).startsWith("Female");
		const programme = toFirstProgramme(squeeze(cells.Program));
		// One fee-waiver programme lacks its note.
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

function respeller(names: readonly string[]): (name: string) => string {
	const exact = new Set(names);
	const byLetters = new Map(names.toReversed().map((name) => [toKey(name), name]));
	return (name) => (exact.has(name) ? name : (byLetters.get(toKey(name)) ?? name));
}

const PARTS: ReadonlyMap<string, readonly [women: string, both: string]> = new Map([
	["OPEN", ["(GIRL)", ""]],
	["EWS", ["(GL)", "(OPEN)"]],
	["BC", ["(Girl)", ""]],
	["SC", ["(Girl)", ""]],
	["ST", ["(Girl)", ""]],
]);

function toOwnCategory(seat: string, note: string, isForWomen: boolean): string {
	const category = seat.replace(" (PwD)", "").replace("OBC-NCL", "BC");
	const part = seat.endsWith("(PwD)") ? "PH" : note;
	const parts = PARTS.get(category);
	if (parts === undefined || (part !== "" && isForWomen))
		throw new Error(`UPTAC: the seat "${seat}" "${note}" is new: say whom it is for`);
	return part === "" ? `${category}${parts[isForWomen ? 0 : 1]}` : `${category}(${part})`;
}

/**
 * JEE Main of 2025 ranked fewer: rounds 1 to 4, for its candidates only, end at 14,75,039. Later rounds admitted others too, whose ranks
 * start beyond and share the column.
 */
const MAX_JEE_MAIN_CANDIDATES = 1_500_000;

function markOf({ opening, closing }: UptacRow): PrintedCutoff["mark"] {
	if (Number(closing) <= MAX_JEE_MAIN_CANDIDATES) return undefined;
	return Number(opening) <= MAX_JEE_MAIN_CANDIDATES ? "mixed-rank-space" : "suspect";
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

/** The state's backward classes (BC) are its own list, not the Union's. */
const CATEGORIES = indexByCode({ open: "OPEN", ews: "EWS", sc: "SC", st: "ST", other: "BC" });

/**
 * `BC(AF)`: category and group. GIRL, GL: women; AF: soldiers' children; FF: freedom fighters' children; TF: fee waiver; PH: disability.
 */
function toSeat(printed: string, quota: Quota) {
	const [, category = "", part = ""] =
		/^(OPEN|EWS|BC|SC|ST)(?:\((OPEN|GIRL|Girl|GL|AF|FF|TF|PH)\))?$/.exec(printed) ?? [];
	const socialCategory = findMeaning(CATEGORIES, category, `UPTAC: the category "${printed}"`);
	const isForFew = ["AF", "FF", "TF"].includes(part);
	const ofQuota = quota === "All India" ? ("all-india" as const) : ("home-state" as const);
	return { socialCategory, pwd: part === "PH", pool: isForFew ? ("special" as const) : ofQuota };
}
