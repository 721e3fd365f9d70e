/** `time` is when it is true, `of` what it is a figure of, `source` its number in the list. */
export type SheetFigure = { text: string; time: string; of: string; source: number };

export const SHEET_ROWS = ["rank", "closing", "fee", "salary"] as const;
type SheetRow = (typeof SHEET_ROWS)[number];

export type SheetCollege = {
	slug: string;
	name: string;
	about: string;
	/** It has closing ranks, but no source prints their year. */
	isUndated: boolean;
	figures: Readonly<Partial<Record<SheetRow, SheetFigure>>>;
};

export type SheetDate = {
	exam: string;
	what: string;
	when: string;
	status: "official" | "copied" | "expected";
	source: number;
};

/** `/shortlist/sheet/facts`: everything on a sheet that is not its owner's, in the language of the page. */
export type SheetFacts = {
	colleges: readonly SheetCollege[];
	unknown: readonly string[];
	dates: readonly SheetDate[];
	sources: readonly string[];
};
