import type { OutcomeMark } from "@uchit/contract/outcome.ts";
import type { OutcomeMeasure } from "@uchit/contract/outcome-measure.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";
import { squeeze } from "#pipeline/text/words.ts";

/** One printed number. `value` is undefined where the zero that is printed means that nothing was given. */
export type Figure = {
	measure: OutcomeMeasure;
	/** The school year meant, by its first; the ranking's year where none is printed. */
	cohort: number;
	value: number | undefined;
	printed: string;
	/** The number contradicts what is printed beside it. */
	isOdd: boolean;
};

/** One printed row of a copy of what institutions reported to the ranking. */
export type SheetRow = {
	sourceId: string;
	file: string;
	line: number;
	list: RankingList;
	/** The ranking's year. */
	year: number;
	institute: string;
	/** The ranking's own id of the institute. */
	nirfId: string | undefined;
	/** `ug-4`, `pg-2`, `pg-integrated` … */
	level: string;
	figures: Figure[];
	/** Why the row cannot be kept, where the copy itself is wrong. */
	refusal: string | undefined;
	raw: string;
};

/** One number that an institution reported to the ranking. */
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
 * Reads a count. Institutions print 0 for what they did not give; so a zero is a number only beside a `base` that is more than
 * zero: none of 43 graduates placed is a fact, none of 0 is not.
 */
export function toFigure(measure: OutcomeMeasure, cohort: number, printed: string, base = 0): Figure {
	const text = printed.trim();
	const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
	return { measure, cohort, value: number === 0 && base === 0 ? undefined : number, printed: text, isOdd: false };
}

/** `UG [4 Years Program(s)]` → `ug-4`. Throws on a level that is not known, rather than guess. */
export function toLevel(printed: string): string {
	const text = squeeze(printed);
	if (text === "PG-Integrated") return "pg-integrated";
	const [, kind, years] = /^(UG|PG) \[(\d) Years? Program\(s\)\]$/.exec(text) ?? [];
	if (kind === undefined || years === undefined) throw new Error(`NIRF: "${printed}" is not a level that we know`);
	return `${kind.toLowerCase()}-${years}`;
}

/** `2019-20` → 2019. */
export function toCohort(printed: string): number {
	const year = /^(\d{4})-\d\d$/.exec(printed.trim())?.[1];
	if (year === undefined) throw new Error(`NIRF: "${printed}" is not a school year`);
	return Number(year);
}

/** Some copies print whole numbers as `236.0`. */
export function toWhole(printed: string | undefined): string {
	return (printed ?? "").trim().replace(/\.0$/, "");
}
