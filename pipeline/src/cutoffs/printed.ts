import type { Cutoff } from "#pipeline/cutoffs/cutoff.ts";
import type { Mention } from "#pipeline/match/mention.ts";
import type { Refusal } from "#pipeline/report.ts";

export type PrintedCutoff = Omit<Cutoff, "collegeId"> & {
	file: string;
	line: number;
	institute: Mention;
	unreadable?: string | undefined;
	/** The cell repeats the open seat's rank because no one of the category was admitted, so it is not a rank of this seat. */
	repeatsOpen?: boolean;
};

export type Seat = Pick<PrintedCutoff, "quota" | "pool" | "seatType" | "socialCategory" | "pwd" | "gender">;

export class UnknownCode extends Error {
	override name = "NewWord";
}

/** Reads a row of a table by its headings. Throws NewWord. */
export type ReadRow = (
	cells: Readonly<Record<string, string | undefined>>,
	at: { file: string; line: number; year: number },
) => PrintedCutoff;

export type Counselling = {
	/** The receipt in `sources.csv`, and the dataset's name. */
	sourceId: string;
	hasRounds: boolean;
	file?: string;
	read: () => PrintedCutoff[];
	refused?: readonly Refusal[];
};

export const DEFAULTS = {
	yearNote: undefined,
	round: undefined,
	quota: "",
	pwd: false,
	gender: "",
	openingRank: undefined,
	closingRank: undefined,
	closingScore: undefined,
	seats: undefined,
	preparatory: false,
	mark: undefined,
} as const satisfies Partial<PrintedCutoff>;

/** A printed number; undefined for other text and for 0, which is never a rank or mark of a seat. */
export function toFigure(printed: string | number | null | undefined): number | undefined {
	const text = String(printed ?? "").trim();
	const value = Number(text);
	return text !== "" && Number.isFinite(value) && value > 0 ? value : undefined;
}
