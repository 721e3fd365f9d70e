import type { CutoffTrend, TrendOption } from "@uchit/contract/cutoff-trend.ts";
import type { TrendPlot } from "./trend-plot.ts";
import type { TrendSearch } from "./trend-search.ts";

/** The closing ranks over the years as a page shows them: what was asked for, what the backend told, and its pictures. */
export type CutoffTrends = { asked: TrendSearch; trend: TrendWithoutSeries; plots: TrendPlot[] };

/** What the pictures are made of stands in them. */
type TrendWithoutSeries = Omit<CutoffTrend, "series" | "sources">;

/** The options of a choice for a form, where the usual one, which stands first, is the one that an address leaves out. */
export function withUsual(
	options: readonly TrendOption[],
): { value: string; option: TrendOption; selected: boolean }[] {
	return options.map((option, index) => ({
		value: index === 0 ? "" : option.value,
		option,
		selected: option.selected,
	}));
}

/** The quota was taken for the reader, and there are others. */
export function isQuotaTaken({ asked, trend }: Pick<CutoffTrends, "asked" | "trend">): boolean {
	return asked.quota === undefined && trend.options.quota.length > 1;
}

/** The printed name of the years with one pool for everyone, whose ranks stand apart from those of two pools. */
const SINGLE_POOL = "NA";

/** Years with a single pool are held, and are not those shown. */
export function hasSinglePoolApart({ seat, options }: Pick<CutoffTrend, "seat" | "options">): boolean {
	return seat?.gender !== SINGLE_POOL && options.gender.some(({ value }) => value === SINGLE_POOL);
}
