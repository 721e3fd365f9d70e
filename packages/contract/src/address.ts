/** Institutions on one page of their addresses; a map of a site may have 50,000 in one file. */
export const ADDRESSES_PAGE_SIZE = 10_000;
