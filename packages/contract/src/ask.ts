/** Most that we read of a question, in characters. */
export const LONGEST_QUESTION = 200;

/** The intent of a question: `name` for a bare name, `list` for a kind of institution, `none` for anything else. */
export const INTENTS = [
	"none",
	"name",
	"list",
	"country",
	"cutoff",
	"rank",
	"salary",
	"placement",
	"fee",
	"seats",
	"recognition",
	"hostel",
	"website",
	"reviews",
	"established",
	"owner",
	"courses",
	"date",
	"form",
	"admit-card",
	"result",
	"answer-key",
	"counselling",
	"documents",
	"syllabus",
	"pattern",
	"papers",
	"eligibility",
	"admission",
	"scholarship",
	"loan",
	"visa",
	"cost",
	"language-test",
	"universities",
	"compare",
	"predict",
	"definition",
	"tool",
] as const;

/** The kinds of readings of a question's words. */
export const READING_KINDS = [
	"college",
	"group",
	"exam",
	"country",
	"term",
	"tool",
	"category",
	"degree",
	"course",
	"state",
	"district",
	"town",
	"pin",
	"ownership",
	"kind",
	"gender",
	"approval",
	"intent",
	"sort",
	"limit",
	"budget",
	"rank",
	"marks",
	"percentile",
	"income",
	"seat-category",
	"year",
	"without",
	"topic",
] as const;

/**
 * Why a reading changes nothing: `fees-not-held` fees are held of too few to compare; `no-source` no source that we have says this of
 * institutions; `excluded` what is to be left out is no filter; `not-of-list` this list cannot be ordered or cut so; `by-name` no source
 * lists everywhere that it is taught: names and rankings were asked instead; `no-place` near whom is not said; `owner-not-known` no source says who runs the institutions of this list;
 * `not-in-answer` the answer is on the rest of the question, and of this we have nothing; `not-for-women` no college for women fits, and those for everyone are listed.
 */
export const NOT_APPLIED_REASONS = [
	"fees-not-held",
	"no-source",
	"excluded",
	"not-of-list",
	"by-name",
	"no-place",
	"owner-not-known",
	"not-in-answer",
	"not-for-women",
] as const;

/** Pages that do something beside being read. */
export const TOOLS = [
	"predict",
	"class",
	"compare",
	"shortlist",
	"planner",
	"glossary",
	"choices",
	"eligibility",
	"calendar",
	"clashes",
	"study-abroad",
	"data",
	"open-data",
	"exams",
	"colleges",
	"news",
	"reviews",
	"rankings",
	"courses",
	"refund",
	"originals",
	"ragging",
	"rights",
	"applications",
	"photo",
	"check",
	"claims",
	"likes",
	"tools",
] as const;

/** Questions that get a fixed answer, written by us. */
export const LINES = [
	"distress",
	"bought-degree",
	"iti",
	"mbbs-abroad-neet",
	"reservation",
	"nda-girls",
	"tn-quota",
] as const;

/** Institutions that the page of a question shows itself. */
export const ASK_ITEMS = 10;
