export const TRIAL_YEARS = [2022, 2023, 2024, 2025, 2026] as const;

/** The newest closing rank in hundredths of the person's rank. A case on a boundary is in the slice nearer to the rank. */
export const SLICES: readonly number[] = [0, 50, 95, 105, 125, 160];

/** Cases of one word, year and slice. A case is one seat tested with one rank. */
export type TrialCount = {
	year: number;
	word: string;
	slice: number;
	/** Cases for which the year printed a closing rank. */
	cases: number;
	open: number;
	/** Not in `cases`: the year has no usable closing rank. */
	gone: number;
};
