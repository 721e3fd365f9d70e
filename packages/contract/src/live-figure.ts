/**
 * A fact that a text names and a page shows with its present value: `<data
 * value="college:iit-madras:rank-engineering">1</data>`. The text between the tags is the value at the time of writing;
 * the site's readers never see it.
 */
export type LiveFigure = { subject: "college" | "exam"; slug: string; fact: string };

const NAMED = /^(college|exam):([a-z0-9]+(?:[.-][a-z0-9]+)*):([\w.-]{1,120})$/;

/**
 * The newest fee of a college. Its other facts are named by their receipt (`receiptIds`) or by topic (`ReceiptGroup`).
 */
export const COLLEGE_FEE = "fee";
export const EXAM_FEES = "fees";

export function parseLiveFigure(value: string): LiveFigure | undefined {
	const [, subject, slug = "", fact = ""] = NAMED.exec(value) ?? [];
	return subject === "college" || subject === "exam" ? { subject, slug, fact } : undefined;
}

export function liveFigureName({ subject, slug, fact }: LiveFigure): string {
	return `${subject}:${slug}:${fact}`;
}
