/** The years that rules are tried on, each by the years before it. */
export const TRIAL_YEARS = [2022, 2023, 2024, 2025, 2026] as const;

/** How far the newest closing rank is from the rank, as hundredths of it. Where two slices meet, the case is in the one nearer to the rank. */
export const SLICES: readonly number[] = [0, 50, 95, 105, 125, 160];

/** Cases of one word, year and slice. A case is one seat asked about with one rank. */
export type TrialCount = {
	year: number;
	/** Empty: the rule says nothing. */
	word: string;
	/** One of `SLICES`. */
	slice: number;
	/** That the year printed a closing rank of. */
	cases: number;
	/** Cases whose last round closed at the rank or beyond it. */
	open: number;
	/** Besides: the year has no usable closing rank, so that nobody knows. */
	gone: number;
};
