/** What the predictor's answers are sorted and named by. */

/**
 * How much the evidence says for an option, the newest year first. `every`: inside in every year of several. `one`: inside in the only
 * year held, which no other year can bear out. `most`: inside in the newest and in
 * more than half of the years. `some`: inside in the newest and in half or fewer; or inside in an earlier year, where the newest
 * closed before the visitor by a NEAR_PART of its closing rank at most. `missed`: an earlier year was inside, but the newest closed
 * further before; or every year closed before the visitor, the newest by a MISSED_PART at most. Anything else is not listed.
 */
export const BANDS = ["every", "one", "most", "some", "missed"] as const;
export type Band = (typeof BANDS)[number];

/** A fifth of the newest closing rank. */
export const NEAR_PART = 5;
/** A tenth of the newest closing rank. */
export const MISSED_PART = 10;
/** The same two of marks, which run down. */
export const NEAR_MARKS = 10;
export const MISSED_MARKS = 5;
/**
 * A tenth of the visitor's own rank: what closed no further from it is close, inside or out. The report card counts these apart, because
 * there the groups err: of JEE Main's options of `every` for 2025 222 of 274 close ones were inside, and 1,29,875 of 1,30,099 others.
 */
export const CLOSE_PART = 10;
/** A tenth: how far a closing figure must move from one year to the next to count. */
export const MOVED_PART = 10;

/** The value of `gender` of whoever may take the seats of every pool by gender. */
export const WOMAN = "woman";

/** A rank above this is none: no exam here has ranked so many. */
export const MOST_RANK = 3_000_000;

/** The groups that JoSAA admits for; elsewhere an institution's kind is who owns it (`OWNERSHIPS`). */
export const JOSAA_KINDS = [
	{ slug: "iit", name: "IIT" },
	{ slug: "nit", name: "NIT" },
	{ slug: "iiit", name: "IIIT" },
	{ slug: "gfti", name: "Other government-funded institute" },
] as const;

/**
 * `likely`: by band, in each the hardest first. `closing`: by how the newest closing figure stands to the visitor's, the option that was hardest to get first. `evidence`: the largest share of years inside
 * first, then the hardest. `college`, `programme`: A to Z. A leading `-` reverses.
 */
export const PREDICT_SORTS = [
	"likely",
	"closing",
	"-closing",
	"evidence",
	"-evidence",
	"college",
	"-college",
	"programme",
	"-programme",
] as const;
export type PredictSort = (typeof PREDICT_SORTS)[number];

export const PREDICT_PAGE_SIZE = 20;

/**
 * Why seats that somebody might expect are not in an answer. `home-state-unknown`: they are kept by region and no home state was given.
 * `other-region`: kept for people of another region than the one given. `for-women`: at an institution that says in its name that it is for women, and who asks is none. `pool-not-asked`: of a special pool, a management's or for
 * NRIs, and only shown where its quota is asked for. `not-in-newest`: the newest list no longer prints them. `no-evidence`: printed,
 * but no year held has a final-round figure that can be used.
 */
export const LEFT_OUT = [
	"home-state-unknown",
	"other-region",
	"for-women",
	"pool-not-asked",
	"not-in-newest",
	"no-evidence",
] as const;
export type LeftOutReason = (typeof LEFT_OUT)[number];

/**
 * What must be said beside an answer. `undated`: the copy has no year. `first-round-only`: later rounds, which close further out, are
 * not held. `may-hold-preparatory`: copies of some years do not tell preparatory ranks apart. `territory-attached`: the counselling
 * counts this union territory as the home of another state's institutes, and no document held says of which. `all-india-share`: the
 * list is one part of a counselling whose larger part the states hold, and is not held. `state-certificate`: the visitor's state keeps seats by
 * its own list of this category, which JoSAA's certificate does not open.
 */
export const CAUTIONS = [
	"all-india-share",
	"undated",
	"first-round-only",
	"may-hold-preparatory",
	"territory-attached",
	"state-certificate",
] as const;
export type Caution = (typeof CAUTIONS)[number];

/** `college` has no options where there would be more than forty. */
export const PREDICT_FACETS = [
	"band",
	"authority",
	"programme",
	"college",
	"kind",
	"state",
	"salary",
	"quota",
] as const;
export type PredictFacet = (typeof PREDICT_FACETS)[number];

/** What narrows an answer, rather than say who asks: of these an empty answer tells which to drop. */
export const PREDICT_FILTERS = ["q", "band", "authority", "kind", "college", "state", "salary", "programme"] as const;
export type PredictFilter = (typeof PREDICT_FILTERS)[number];

/** Lakh rupees a year: the options of the facet `salary`, each meaning this much or more. */
export const SALARY_LAKHS = [4, 6, 8, 10, 15, 20] as const;
export const LAKH = 100_000;
