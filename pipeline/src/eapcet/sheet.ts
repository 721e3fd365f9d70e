import type { FeeSeats } from "@uchit/contract/fee.ts";
import { findMeaning, indexByCode } from "#pipeline/cutoffs/codes.ts";
import { DEFAULTS, type PrintedCutoff, toFigure } from "#pipeline/cutoffs/printed.ts";
import type { Mention } from "#pipeline/match/mention.ts";

/** A row of a state's last rank statement: a branch at an institute, with ranks and, in some years, the fee. */
export type SheetRow = {
	sourceId: string;
	file: string;
	line: number;
	/** The year of admission, and the first year of the fee's school year. */
	year: number;
	round: number | undefined;
	institute: Mention;
	code: string;
	/** As printed: PVT, UNIV, SF (self-finance), GOV, PU (private university), SS. */
	collegeType: string;
	branch: string;
	programme: string;
	seats: FeeSeats;
	quota: string;
	ranks: PrintedRank[];
	/** Rupees a year, as printed; empty if not printed. */
	fee: string;
};

/** `line`: of the cell, if the copy has a line per cell. */
export type PrintedRank = {
	category: string;
	gender: "Gender-Neutral" | "Female-Only";
	printed: string;
	line?: number;
};

export type SheetExam = Pick<PrintedCutoff, "exam" | "authority" | "rankSpace">;

/** Appended to a programme if the institute's printed name has it. */
export const INTEGRATED = " (5 YEAR INTEGRATED MTECH)";

/** Seats at another fee have another code, marked in its type or name. */
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

export function quotaOf(seats: FeeSeats): string {
	return QUOTAS[seats];
}

const CATEGORIES = indexByCode({
	open: "OC",
	ews: "EWS",
	sc: "SC SC_I SC_II SC_III",
	st: "ST",
	other: "BC_A BC_B BC_C BC_D BC_E BCA BCB BCC BCD BCE",
});

/**
 * The closing ranks of a sheet. `line` is a cell, counted in file order; an empty cell and NA are not ranks. Where no one of a category
 * was admitted, the sheet repeats the open rank: that becomes `repeatsOpen`, not a rank of the category.
 */
export function toPrintedCutoffs(rows: readonly SheetRow[], exam: SheetExam): PrintedCutoff[] {
	return rows.flatMap((row) => {
		const open = (gender: string) => toFigure(rankOf(row, "OC", gender));
		return row.ranks.flatMap(({ category, gender, printed, line }, column): PrintedCutoff[] => {
			const closingRank = toFigure(printed);
			if (closingRank === undefined) return [];
			const socialCategory = findMeaning(CATEGORIES, category, `${row.file}: the category "${category}"`);
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

/** Rank cells by columns such as `BC_A_BOYS`. The sheets state "Girls are also eligible for Boys seats". */
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
