import type { CutoffTrend, TrendOption } from "@uchit/contract/cutoff-trend.ts";
import type { TrendPlot } from "./trend-plot.ts";
import type { TrendSearch } from "./trend-search.ts";

export type CutoffTrends = { search: TrendSearch; trend: TrendWithoutSeries; plots: TrendPlot[] };

type TrendWithoutSeries = Omit<CutoffTrend, "series" | "sources">;

export function toChoiceOptions(
	options: readonly TrendOption[],
): { value: string; option: TrendOption; selected: boolean }[] {
	return options.map((option, index) => ({
		value: index === 0 ? "" : option.value,
		option,
		selected: option.selected,
	}));
}

export function isDefaultQuota({ search, trend }: Pick<CutoffTrends, "search" | "trend">): boolean {
	return search.quota === undefined && trend.options.quota.length > 1;
}

/** The printed pool of years that had one pool for everyone. Its ranks are not comparable with those of two pools. */
const SINGLE_POOL = "NA";

export function hasHiddenSinglePool({ seat, options }: Pick<CutoffTrend, "seat" | "options">): boolean {
	return seat?.gender !== SINGLE_POOL && options.gender.some(({ value }) => value === SINGLE_POOL);
}
