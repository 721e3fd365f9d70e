/** Characters of a question that are read. */
export const MAX_QUESTION_LENGTH = 200;

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
 * Why a reading does not change the answer: `fees-not-held` we have too few fees to compare; `no-source` none of our sources says this of
 * institutions; `excluded` an exclusion is not a filter; `not-of-list` this list cannot be sorted or filtered so; `by-name` no source
 * lists where it is taught, so names and rankings were searched; `no-place` "near" without a place; `owner-not-known` no source names the
 * owners in this list; `not-in-answer` the answer covers the rest of the question; `one-at-a-time` another of several
 * figures is answered; `not-for-women` no women's college fits, so those for
 * everyone are listed.
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
	"one-at-a-time",
	"not-for-women",
] as const;

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

export const LINES = [
	"distress",
	"bought-degree",
	"iti",
	"mbbs-abroad-neet",
	"reservation",
	"nda-girls",
	"tn-quota",
	"service-bond",
] as const;

export const ASK_ITEMS = 10;
