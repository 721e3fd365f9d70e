import type { CutoffTrend, TrendOption } from "@uchit/contract/cutoff-trend.ts";
import type { TrendPlot } from "./trend-plot.ts";
import type { TrendSearch } from "./trend-search.ts";

/** The closing ranks over the years on a page: the request, the backend's answer, and the plots. */
export type CutoffTrends = { search: TrendSearch; trend: TrendWithoutSeries; plots: TrendPlot[] };

/** The answer without the series, which are in the plots. */
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
export function isQuotaTaken({ search, trend }: Pick<CutoffTrends, "search" | "trend">): boolean {
	return search.quota === undefined && trend.options.quota.length > 1;
}

/** The printed pool of years with one pool for everyone; its ranks are kept apart from those of two pools. */
const SINGLE_POOL = "NA";

/** Whether there are years with a single pool that are not shown. */
export function hasSinglePoolApart({ seat, options }: Pick<CutoffTrend, "seat" | "options">): boolean {
	return seat?.gender !== SINGLE_POOL && options.gender.some(({ value }) => value === SINGLE_POOL);
}
