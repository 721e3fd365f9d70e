/** Requests a minute that one address may make without our key. */
export const STRANGERS_LIMIT_PER_MINUTE = 300;

/** The tables that anybody may take whole, as CSV or JSON. */
export const OPEN_TABLES = [
	"colleges",
	"college-names",
	"aliases",
	"college-categories",
	"college-facts",
	"rankings",
	"cutoffs",
	"intakes",
	"college-fees",
	"outcomes",
	"districts",
	"towns",
	"pins",
	"universities-abroad",
	"registered-courses",
	"scholarships",
	"sources",
	"refusals",
] as const;

export const REFUSALS_PAGE_SIZE = 100;
