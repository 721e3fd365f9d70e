/**
 * A fact that a text names and a page shows as it is today: `<data value="college:iit-madras:rank-engineering">1</data>`. What stands
 * between the tags is what it was when it was written: readers of the site never see it.
 */
export type LiveFigure = { of: "college" | "exam"; slug: string; fact: string };

const NAMED = /^(college|exam):([a-z0-9]+(?:[.-][a-z0-9]+)*):([\w.-]{1,120})$/;

/** The newest fee of a college; every other fact of it is named by its receipt (`receiptIds`) or by its topic (`ReceiptGroup`). */
export const COLLEGE_FEE = "fee";
/** What an exam's form costs; a date of it is `events.<key>`. */
export const EXAM_FEES = "fees";

/** What a figure's `value` names; undefined for what names nothing. */
export function parseLiveFigure(value: string): LiveFigure | undefined {
	const [, of, slug = "", fact = ""] = NAMED.exec(value) ?? [];
	return of === "college" || of === "exam" ? { of, slug, fact } : undefined;
}

export function liveFigureName({ of, slug, fact }: LiveFigure): string {
	return `${of}:${slug}:${fact}`;
}
