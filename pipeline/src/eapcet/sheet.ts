import type { FeeSeats } from "@uchit/contract/fee.ts";
import { byCode, knownAs } from "#pipeline/cutoffs/codes.ts";
import { DEFAULTS, type PrintedCutoff, toFigure } from "#pipeline/cutoffs/printed.ts";
import type { Mention } from "#pipeline/match/mention.ts";

/** One row of a state's last rank statement: a branch at an institute, with its ranks and, in some years, its fee. */
export type SheetRow = {
	sourceId: string;
	file: string;
	/** The place among the data rows of the file, from 1. */
	line: number;
	/** The year of admission, and the school year of the fee by its first. */
	year: number;
	round: number | undefined;
	institute: Mention;
	/** The authority's code of the institute. */
	code: string;
	/** As printed: PVT, UNIV, SF (self-finance), GOV, PU (private university), SS. */
	collegeType: string;
	branch: string;
	programme: string;
	seats: FeeSeats;
	quota: string;
	/** Ranks in the order of the columns. */
	ranks: PrintedRank[];
	/** Rupees a year, as printed; empty where none is. */
	fee: string;
};

/** `line`: of the cell, where the copy has one for each. */
export type PrintedRank = {
	category: string;
	gender: "Gender-Neutral" | "Female-Only";
	printed: string;
	line?: number;
};

/** The fields that differ between the two states. */
export type SheetExam = Pick<PrintedCutoff, "exam" | "authority" | "rankSpace">;

/** Behind a programme, where the institute's printed name says it. */
export const INTEGRATED = " (5 YEAR INTEGRATED MTECH)";

/** Seats that a college sells by another fee stand under another code, in whose type or name it says so. */
export function seatKind(name: string, collegeType: string): FeeSeats {
	if (/OFF CAMPUS/.test(name)) return "off-campus";
	if (collegeType === "SF") return "self-financed";
	return collegeType === "SS" ? "self-supporting" : "regular";
}

const QUOTAS: Readonly<Record<FeeSeats, string>> = {
	regular: "",
	"self-financed": "SF",
	"self-supporting": "SS",
	"off-campus": "OFF CAMPUS",
};

/** The authority's own short form. */
export function quotaOf(seats: FeeSeats): string {
	return QUOTAS[seats];
}

const CATEGORIES = byCode({
	open: "OC",
	ews: "EWS",
	sc: "SC SC_I SC_II SC_III",
	st: "ST",
	other: "BC_A BC_B BC_C BC_D BC_E BCA BCB BCC BCD BCE",
});

/**
 * The closing ranks of a sheet. A line of ours is a cell, counted in the file's order; an empty cell and NA are no rank. Where nobody
 * of a category was admitted, the sheet repeats the open rank in its cell: that is recorded as `repeatsOpen`, and no rank of the category.
 */
export function toPrintedCutoffs(rows: readonly SheetRow[], exam: SheetExam): PrintedCutoff[] {
	return rows.flatMap((row) => {
		const open = (gender: string) => toFigure(rankOf(row, "OC", gender));
		return row.ranks.flatMap(({ category, gender, printed, line }, column): PrintedCutoff[] => {
			const closingRank = toFigure(printed);
			if (closingRank === undefined) return [];
			const socialCategory = knownAs(CATEGORIES, category, `${row.file}: the category "${category}"`);
			return [
				{
					...DEFAULTS,
					...exam,
					file: row.file,
					line: line ?? (row.line - 1) * row.ranks.length + column + 1,
					institute: row.institute,
					year: row.year,
					round: row.round,
					programme: row.programme,
					quota: row.quota,
					pool: "home-state",
					seatType: category,
					socialCategory,
					gender,
					closingRank,
					repeatsOpen: category !== "OC" && [open(gender), open("Gender-Neutral")].includes(closingRank),
					sourceId: row.sourceId,
				},
			];
		});
	});
}

/** The rank cells of a row whose columns are called `BC_A_BOYS`: "Girls are also eligible for Boys seats", say the sheets. */
export function toRanks(cells: Readonly<Record<string, string>>): PrintedRank[] {
	return Object.entries(cells).flatMap(([column, printed]) => {
		const [, category, pool] = /^([A-Z_]+)_(BOYS|GIRLS)$/.exec(column) ?? [];
		if (category === undefined) return [];
		return [{ category, gender: pool === "GIRLS" ? ("Female-Only" as const) : ("Gender-Neutral" as const), printed }];
	});
}

function rankOf({ ranks }: SheetRow, category: string, gender: string): string {
	return ranks.find((rank) => rank.category === category && rank.gender === gender)?.printed ?? "";
}
