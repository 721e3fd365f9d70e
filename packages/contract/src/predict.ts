/** What the predictor's answers are sorted and named by. */

/**
 * How much the evidence says for a seat. Each year held counts once, by its final round: `every` inside in every year, `most` in more
 * than half of them, `some` in half or fewer, `reach` in none, but beyond the furthest closing figure by no more than
 * a tenth of it (or REACH_MARKS).
 */
export const BANDS = ["every", "most", "some", "reach"] as const;
export type Band = (typeof BANDS)[number];

/** A tenth: how far beyond the furthest closing rank of the years held is within reach, and how far a closing figure must move to count. */
export const REACH_PART = 10;
/** Within reach of marks: at most so many below the lowest closing marks of the years held. */
export const REACH_MARKS = 5;

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
 * `closing`: by the newest closing figure held, the seat that was hardest to get first. `evidence`: the largest share of years inside
 * first, then the hardest. `college`, `programme`: A to Z. A leading `-` reverses.
 */
export const PREDICT_SORTS = [
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

export const PREDICT_PAGE_SIZE = 40;

/**
 * Why seats that somebody might expect are not in an answer. `home-state-unknown`: they are kept by region and no home state was given.
 * `other-region`: kept for people of another region than the one given. `pool-not-asked`: of a special pool, a management's or for
 * NRIs, and only shown where its quota is asked for. `not-in-newest`: the newest list no longer prints them. `no-evidence`: printed,
 * but no year held has a final-round figure that can be used.
 */
export const LEFT_OUT = [
	"home-state-unknown",
	"other-region",
	"pool-not-asked",
	"not-in-newest",
	"no-evidence",
] as const;
export type LeftOutReason = (typeof LEFT_OUT)[number];

/**
 * What must be said beside an answer. `undated`: the copy has no year. `first-round-only`: later rounds, which close further out, are
 * not held. `may-hold-preparatory`: copies of some years do not tell preparatory ranks apart. `territory-attached`: the counselling
 * counts this union territory as the home of another state's institutes, and no document held says of which. `all-india-share`: the
 * list is one part of a counselling whose larger part the states hold, and is not held.
 */
export const CAUTIONS = [
	"all-india-share",
	"undated",
	"first-round-only",
	"may-hold-preparatory",
	"territory-attached",
] as const;
export type Caution = (typeof CAUTIONS)[number];

/** `college` has no options where there would be more than forty. */
export const PREDICT_FACETS = ["band", "programme", "college", "kind", "state", "quota"] as const;
export type PredictFacet = (typeof PREDICT_FACETS)[number];

/** What narrows an answer, rather than say who asks: of these an empty answer tells which to drop. */
export const PREDICT_FILTERS = ["q", "band", "kind", "college", "state", "programme"] as const;
export type PredictFilter = (typeof PREDICT_FILTERS)[number];
