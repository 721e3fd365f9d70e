/** One figure in words: when it is true for, what it is of, and the number of its source in the list. */
export type SheetFigure = { text: string; time: string; of: string; source: number };

export const SHEET_ROWS = ["rank", "closing", "fee", "salary"] as const;
type SheetRow = (typeof SHEET_ROWS)[number];

export type SheetCollege = {
	slug: string;
	name: string;
	/** What it is, and where. */
	about: string;
	/** It has closing ranks, of which nobody prints the year. */
	isUndated: boolean;
	figures: Readonly<Partial<Record<SheetRow, SheetFigure>>>;
};

/** Something that comes next of an exam by which one of the colleges takes students. */
export type SheetDate = {
	exam: string;
	what: string;
	when: string;
	status: "official" | "copied" | "expected";
	source: number;
};

/** `/shortlist/sheet/facts`: everything of a sheet that is not its owner's, in the language of the page. */
export type SheetFacts = {
	colleges: readonly SheetCollege[];
	/** Slugs that no college has any more. */
	unknown: readonly string[];
	dates: readonly SheetDate[];
	/** Sources in the order of their numbers, from 1. */
	sources: readonly string[];
};
