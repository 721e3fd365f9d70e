import type { ExamPattern } from "./exam-record.ts";

export const PATTERN_MEASURES = ["questions", "marks", "minutes", "wrong"] as const;
export type PatternMeasure = (typeof PATTERN_MEASURES)[number];
type Paper = ExamPattern["papers"][number];

/** Totals of an exam; if nobody sits all of its papers (`isEach`), only the figures that all papers share. */
export type PatternTotals = Partial<Record<PatternMeasure, number>> & { papers: number; isEach: boolean };

/**
 * Never gives a part as the whole: sums cover all papers, and a figure that a paper lacks or that differs is absent.
 */
export function totalsOf({ papers, together }: Pick<ExamPattern, "papers" | "together">): PatternTotals {
	const isEach = papers.length > 1 && together === undefined;
	const combine = (values: readonly (number | undefined)[], isAdded: boolean): number | undefined => {
		const known = values.filter((value) => value !== undefined);
		if (known.length < values.length) return undefined;
		if (isAdded) return known.reduce((sum, value) => sum + value, 0);
		return new Set(known).size === 1 ? known[0] : undefined;
	};
	const figure = (measure: PatternMeasure) => {
		const values = papers.map((paper) => figureOf(paper, measure));
		return combine(values, !isEach && measure !== "wrong");
	};
	return { papers: papers.length, isEach, ...definedOf(figure) };
}

export function figureOf(paper: Paper, measure: PatternMeasure): number | undefined {
	if (paper[measure] !== undefined || measure === "wrong" || measure === "minutes") return paper[measure];
	const parts = paper.sections.map((section) => section[measure]);
	return parts.length > 0 && parts.every((part) => part !== undefined)
		? parts.reduce((sum, part) => sum + part, 0)
		: undefined;
}

function definedOf(figure: (measure: PatternMeasure) => number | undefined): Partial<Record<PatternMeasure, number>> {
	const figures: Partial<Record<PatternMeasure, number>> = {};
	for (const measure of PATTERN_MEASURES) {
		const value = figure(measure);
		if (value !== undefined) figures[measure] = value;
	}
	return figures;
}
