import { numberFormat } from "./intl.ts";

const TWO_DECIMALS = { maximumFractionDigits: 2 };

/** Indian digit grouping: 1,23,456. The same in Hindi, so it needs no language. */
export function formatNumber(value: number): string {
	return numberFormat("en-IN", TWO_DECIMALS).format(value);
}

/** A mean of ratings with one decimal, also for a whole one: 4.0. */
export function formatMean(mean: number): string {
	return mean.toFixed(1);
}
