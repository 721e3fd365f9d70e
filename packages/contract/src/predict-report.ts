import { BANDS } from "./predict.ts";

/** The groups of the predictor's list, and what it does not list. */
export const REPORTED = [...BANDS, "unlisted"] as const;

/**
 * The ranks that every option is asked with, in every list of ranks alike: seven to each power of ten, from 10 to 3,00,000. Options
 * far within or far beyond a rank are easy to be right about, so that those near it are counted once more (`close`, by `CLOSE_PART`).
 */
export const REPORT_RANKS: readonly number[] = [10, 100, 1_000, 10_000, 100_000]
	.flatMap((power) => [1, 1.5, 2, 3, 4, 5, 7].map((part) => part * power))
	.filter((rank) => rank <= 300_000);
