import type { Cutoff } from "#pipeline/cutoffs/cutoff.ts";
import type { Mention } from "#pipeline/match/mention.ts";
import type { Refusal } from "#pipeline/report.ts";

/** A row of a counselling as its source prints it, before anybody knows which institution is meant. `line` counts the data rows from 1. */
export type PrintedCutoff = Omit<Cutoff, "collegeId"> & {
	file: string;
	line: number;
	institute: Mention;
	/** Why the row cannot be read, where it cannot. */
	unreadable?: string | undefined;
	/** The cell repeats the open seat's rank, because nobody of the category was admitted: a second print of that, and no rank of this seat. */
	repeatsOpen?: boolean;
};

/** The fields of a seat that a printed code gives. */
export type Seat = Pick<PrintedCutoff, "quota" | "pool" | "seatType" | "socialCategory" | "pwd" | "gender">;

/** A word of an authority's that its reader does not know: a person has to say what it means. */
export class NewWord extends Error {
	override name = "NewWord";
}

/** Reads a row of a table by its headings. Throws NewWord. */
export type ReadRow = (
	cells: Readonly<Record<string, string | undefined>>,
	at: { file: string; line: number; year: number },
) => PrintedCutoff;

/** One document of a counselling: a dataset of its own, with one receipt. */
export type Counselling = {
	/** The receipt in `sources.csv`, and the dataset's name. */
	sourceId: string;
	/** Whether the authority prints the round of each row. */
	hasRounds: boolean;
	/** The path of the file, of a counselling whose files also come in at the desk. */
	file?: string;
	read: () => PrintedCutoff[];
	/** Rows that were refused when it was read: of a file that an editor brought in. */
	refused?: readonly Refusal[];
};

/** Values that most rows share; a reader overrides what is different. */
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

/** A printed number; undefined for what is not one, and for 0, which no rank and no mark of a seat can be. */
export function toFigure(printed: string | number | null | undefined): number | undefined {
	const text = String(printed ?? "").trim();
	const value = Number(text);
	return text !== "" && Number.isFinite(value) && value > 0 ? value : undefined;
}
