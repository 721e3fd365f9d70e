/** The value of the year filter of cutoffs that finds rows of undated copies. */
export const UNDATED = "undated";
