/** Characters of `q` that are read; the longest name of an institution has 249, and its first words find it. */
export const LONGEST_SEARCH = 200;

export const LAST_PAGE = 100_000;
