import type { OutcomeMark } from "@uchit/contract/outcome.ts";
import type { OutcomeMeasure } from "@uchit/contract/outcome-measure.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";
import { squeeze } from "#pipeline/text/words.ts";

/** `value` is undefined if the printed zero means that nothing was given. */
export type Figure = {
	measure: OutcomeMeasure;
	/** First year of the school year; the ranking's year if none is printed. */
	cohort: number;
	value: number | undefined;
	printed: string;
	isOdd: boolean;
};

export type SheetRow = {
	sourceId: string;
	file: string;
	line: number;
	list: RankingList;
	year: number;
	institute: string;
	nirfId: string | undefined;
	level: string;
	figures: Figure[];
	refusal: string | undefined;
	raw: string;
};

export type Outcome = {
	collegeId: string;
	list: RankingList;
	year: number;
	level: string;
	cohort: number;
	measure: OutcomeMeasure;
	value: number;
	printed: string;
	mark: OutcomeMark | undefined;
	sourceId: string;
};

/**
 * Institutions print 0 for what they did not give, so a zero counts only beside a positive `base`: none of 43 graduates placed is a fact,
 * none of 0 is not.
 */
export function toFigure(measure: OutcomeMeasure, cohort: number, printed: string, base = 0): Figure {
	const text = printed.trim();
	const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
	return { measure, cohort, value: number === 0 && base === 0 ? undefined : number, printed: text, isOdd: false };
}

/** `UG [4 Years Program(s)]` → `ug-4`. Throws on an unknown level rather than guess. */
export function toLevel(printed: string): string {
	const text = squeeze(printed);
	if (text === "PG-Integrated") return "pg-integrated";
	const [, kind, years] = /^(UG|PG) \[(\d) Years? Program\(s\)\]$/.exec(text) ?? [];
	if (kind === undefined || years === undefined) throw new Error(`NIRF: "${printed}" is not a level that we know`);
	return `${kind.toLowerCase()}-${years}`;
}

export function toCohort(printed: string): number {
	const year = /^(\d{4})-\d\d$/.exec(printed.trim())?.[1];
	if (year === undefined) throw new Error(`NIRF: "${printed}" is not a school year`);
	return Number(year);
}

/** Some copies print whole numbers as `236.0`. */
export function toWholeNumber(printed: string | undefined): string {
	return (printed ?? "").trim().replace(/\.0$/, "");
}
