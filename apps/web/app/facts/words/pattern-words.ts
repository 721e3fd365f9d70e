import { PATTERN_MEASURES, type PatternMeasure, type PatternTotals } from "@uchit/contract/pattern-totals.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

type Figures = { [Measure in PatternMeasure]?: number | undefined };

/** "53 questions", "200 marks", "180 minutes", "−1 for a wrong answer", as far as known. */
export function figuresWords(t: Translate, figures: Figures): string[] {
	return PATTERN_MEASURES.flatMap((measure) => sayMeasure(t, measure, figures[measure]) ?? []);
}

/** "2 papers, together 53 questions · 200 marks"; for optional papers "3 papers, each 50 questions". */
export function examPatternWords(t: Translate, totals: PatternTotals): string | undefined {
	const figures = figuresWords(t, totals).join(" · ");
	if (totals.papers === 1) return figures === "" ? undefined : figures;
	const which = figures === "" ? "none" : totals.isEach ? "each" : "together";
	return t("exam.pattern.whole", { count: totals.papers, which, figures });
}

/** One figure of the whole exam, marked "each" if it is per paper. */
export function measureWords(t: Translate, totals: PatternTotals, measure: PatternMeasure): string | undefined {
	const words = sayMeasure(t, measure, totals[measure]);
	return words === undefined || !totals.isEach ? words : t("exam.pattern.eachPaper", { figure: words });
}

function sayMeasure(t: Translate, measure: PatternMeasure, value: number | undefined): string | undefined {
	if (value === undefined) return undefined;
	if (measure !== "wrong") return t(`exam.pattern.count.${measure}`, { count: value });
	return value === 0 ? t("exam.pattern.noMinus") : t("exam.pattern.minus", { marks: `−${formatNumber(-value)}` });
}
