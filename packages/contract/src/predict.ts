import * as z from "zod";
import { RankSpace, SeatPool, SocialCategory } from "./cutoff-kind.ts";
import { FacetOption, PageNumber, RepeatedText, SearchWords } from "./paging.ts";
import { BANDS, NearestSeat, PredictCounselling, renameBands } from "./predict-band.ts";
import { Source } from "./source.ts";

/**
 * A tenth of the visitor's own rank: closings within it, on either side, are close calls. The report card counts these
 * apart, because most errors are among them: of JEE Main's likely options 1,321 of 1,753 close ones were open the next
 * year, and 6,21,756 of 6,23,232 others.
 */
export const CLOSE_PART = 10;
/** A closing figure that moves by less than a tenth between two years counts as unchanged. */
export const MOVED_PART = 10;

/** The value of `gender` for a person who may take seats of every pool by gender. */
export const WOMAN = "woman";

/**
 * The value of `homeState` for visitors who do not give theirs: they see seats for people of other states, and none for
 * a state's own people.
 */
export const HOME_STATE_ELSEWHERE = "other";

/** Higher ranks are invalid: no exam here has ranked so many. */
export const MAX_RANK = 3_000_000;

/** The groups that JoSAA admits for; elsewhere an institution's kind is its owner (`OWNERSHIPS`). */
export const JOSAA_KINDS = [
	{ slug: "iit", name: "IIT" },
	{ slug: "nit", name: "NIT" },
	{ slug: "iiit", name: "IIIT" },
	{ slug: "gfti", name: "Other government-funded institute (GFTI)" },
] as const;

/**
 * The order within each group of each counselling. `closing`: by the distance of the newest closing figure from the
 * visitor's, the hardest option first. `evidence`: the largest share of open years first, then the hardest. `college`,
 * `programme`: A to Z. A leading `-` reverses.
 */
export const PREDICT_ORDERS = [
	"closing",
	"-closing",
	"evidence",
	"-evidence",
	"college",
	"-college",
	"programme",
	"-programme",
] as const;

/**
 * `college-closing` goes across the groups: seats of the visitor's own category first, then the hardest to get, one option
 * of each college before its others.
 */
export const PREDICT_SORTS = [...PREDICT_ORDERS, "college-closing"] as const;
export type PredictSort = (typeof PREDICT_SORTS)[number];

export const PREDICT_PAGE_SIZE = 12;

/**
 * The reasons why expected seats are missing from an answer. `home-state-unknown`: they are reserved by region, and no
 * home state was given. `other-region`: reserved for people of another region than the one given. `for-women`: at an
 * institution for women by its name, and the visitor is not a woman. `pool-not-asked`: in a special pool, a
 * management's or for NRIs, which is only shown if its quota is chosen. `not-in-newest`: the newest list no longer
 * prints them. `no-evidence`: printed, but none of our years has a usable final-round figure.
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
 * The notes beside an answer. `undated`: the copy has no year. `score-of-programme`: each programme has its own
 * maximum, so a score counts for one programme only. `first-round-only`: we lack later rounds, which close further out.
 * `may-hold-preparatory`: copies of some years do not tell preparatory ranks apart. `territory-attached`: the
 * counselling counts this union territory as home of another state's institutes, and none of our documents names them.
 * `all-india-share`: the list is one part of a counselling; we lack the larger part, which the states fill.
 * `rounds-together`: the newest list merges the first two rounds, and is not compared with a year of one round.
 * `state-list`: seats that the list of the visitor's state cannot have. `state-category`: that state has several codes
 * for the visitor's category, and the visitor has to choose one. `state-women`: it has seats for women only, and the
 * visitor has not chosen to be one. `state-certificate`: the visitor's state reserves seats by its own list of this
 * category, which JoSAA's certificate does not open. `state-seats`: the visitor's state fills its own colleges by itself, and we have no
 * list of it.
 */
const CAUTIONS = [
	"all-india-share",
	"undated",
	"score-of-programme",
	"first-round-only",
	"rounds-together",
	"state-list",
	"state-category",
	"state-women",
	"may-hold-preparatory",
	"territory-attached",
	"state-seats",
	"state-certificate",
] as const;
export type Caution = (typeof CAUTIONS)[number];

const ROUND_NAMES = ["rounds-1-2", "mop-up"] as const;
export type RoundName = (typeof ROUND_NAMES)[number];

/** `college` has no options if there would be more than forty. */
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

export const PREDICT_FILTERS = ["q", "band", "authority", "kind", "college", "state", "salary", "programme"] as const;
export type PredictFilter = (typeof PREDICT_FILTERS)[number];

/** Lakh rupees a year: the options of the facet `salary`, each meaning this much or more. */
export const SALARY_LAKHS = [4, 6, 8, 10, 15, 20] as const;

/**
 * Query of `GET /v1/predict`. Fields about the person (`exam` to `quota`) are refused with 400 if they are missing,
 * impossible or not of this exam: nothing is assumed. Filters are forgiving: an unknown value matches nothing.
 */
export const PredictQuery = z.object({
	exam: RepeatedText.describe("A slug of `/v1/predict/exams`"),
	rank: RepeatedText.describe(
		"The visitor's rank in `rankSpace`: in the common list, or in the category's. Given alone, it answers only the category's list",
	),
	common: RepeatedText.describe(
		"The visitor's rank (or marks) in the common list. It answers every list that admits by it, in every counselling. A category's own list is answered by `rank`",
	),
	score: RepeatedText.describe("Marks instead of a rank, if the counselling closes by marks"),
	category: RepeatedText.describe("Seat type as the authority prints it: OPEN, OBC-NCL, OPEN (PwD), GM, GOPENS …"),
	gender: RepeatedText.describe("Seat pool as the authority prints it, if it prints any; `woman`: every pool"),
	pwd: RepeatedText.describe("`true` or `false`: use the category's seats for people with a disability"),
	homeState: RepeatedText.describe(
		"Name or slug; without it seats reserved for a region are left out. `other`: a state that is no institute's own",
	),
	stateCategory: RepeatedText.describe(
		"Seat type as the home state prints it, if its own counselling uses this rank and has several codes for the category",
	),
	quota: RepeatedText.describe("As printed; may repeat. Needed for special, management and NRI seats"),
	rankSpace: RepeatedText.describe("The list of the rank, if the counselling fills seats by several"),
	q: SearchWords.describe("Words in the name of the programme or institution"),
	programme: RepeatedText,
	college: RepeatedText.describe("Slugs of institutions"),
	kind: RepeatedText.describe("iit, nit, iiit or gfti at JoSAA; elsewhere the kind of owner"),
	state: RepeatedText.describe("Slugs of the institutions' states"),
	authority: RepeatedText.describe("The counselling, if several admit by the rank"),
	salary: RepeatedText.describe("Lowest median salary of the institute, in lakh rupees a year"),
	band: RepeatedText.transform(renameBands),
	sort: z.enum(PREDICT_SORTS).catch("closing").default("closing"),
	page: PageNumber,
});
export type PredictQuery = z.infer<typeof PredictQuery>;

export const PredictEvidence = z.object({
	year: z.int().optional().describe("Absent if the copy is undated"),
	round: z.int().optional().describe("Absent if the authority prints none"),
	openingRank: z.number().optional(),
	closingRank: z.number().optional(),
	closingScore: z.number().optional().describe("Marks, if the seat closes by them; higher is better"),
	inside: z.boolean(),
	mayBeSingleSeat: z
		.boolean()
		.describe("Whether opening and closing rank are equal: perhaps one person took the only seat"),
	sourceId: z.string(),
});
export type PredictEvidence = z.infer<typeof PredictEvidence>;

export const PredictedSeat = z.object({
	college: z.object({
		slug: z.string(),
		name: z.string(),
		city: z.string().optional(),
		state: z.object({ slug: z.string(), name: z.string() }).optional(),
		kind: z.string().optional(),
		medianSalary: z
			.int()
			.optional()
			.describe("Rupees a year, as reported for its newest graduates of a four-year degree"),
		medianSalaryYear: z.int().optional().describe("School year in which they graduated, by its first year"),
		isForWomen: z.literal(true).optional().describe("Present if the name says that it is a women's college"),
	}),
	exam: z.string().describe("The exam that lists its cutoffs"),
	authority: z.string(),
	rankSpace: RankSpace,
	rank: z.number().optional().describe("The visitor's rank in this list"),
	score: z.number().optional().describe("The visitor's marks, if the list counts marks"),
	programme: z.string().describe("Name in the newest list"),
	earlierNames: z.array(z.string()).describe("Earlier names of the same programme, by a reviewed table"),
	quota: z.string(),
	pool: SeatPool,
	seatType: z.string(),
	socialCategory: SocialCategory,
	pwd: z.boolean(),
	gender: z.string(),
	alsoGenders: z
		.array(z.string())
		.describe("Other seat pools of the same seat that are open to this person and closed at the same figure"),
	roundName: z.enum(ROUND_NAMES).optional().describe("Name of the newest list, if it is not one numbered round"),
	band: z.enum(BANDS),
	close: z
		.boolean()
		.describe(
			"Whether the newest closing figure is within a tenth of the visitor's rank (or five marks); the report card counts how often such options are right",
		),
	insideYears: z.int(),
	heldYears: z.int().describe("Number of lists with a final-round figure for this seat; an undated one counts as one"),
	evidence: z.array(PredictEvidence).describe("Oldest first"),
	trend: z
		.object({ direction: z.enum(["further", "same", "nearer"]), from: z.int(), to: z.int() })
		.optional()
		.describe(
			"Whether the newest year closed further out (easier) or nearer than the year before, by more than a tenth",
		),
	mayBeSingleSeat: z.boolean().describe("In the newest list"),
	sourceId: z.string().describe("Source of the newest list that has a figure"),
	rounds: z
		.string()
		.describe("Address of every round's opening and closing figures, including marked and preparatory ones"),
});
export type PredictedSeat = z.infer<typeof PredictedSeat>;

const PredictQuestionList = z.object({
	authority: z.string(),
	rankSpace: RankSpace,
	seatType: z.string(),
	rank: z.number().optional(),
	score: z.number().optional(),
});

export const PredictQuestion = z.object({
	exam: z.string(),
	authority: z.string().describe("Authority of the exam's own counselling, which defines the category"),
	rankSpace: RankSpace.describe("Rank list of `common`; without it, of `rank` or `score`"),
	common: z.number().optional(),
	rank: z.number().optional(),
	score: z.number().optional(),
	category: z.string(),
	socialCategory: SocialCategory,
	pwd: z.boolean(),
	gender: z.string().optional(),
	homeState: z.object({ slug: z.string(), name: z.string() }).optional(),
	quota: z.array(z.string()),
	lists: z.array(PredictQuestionList),
	stateDoor: z
		.object({
			authority: z.string(),
			choices: z.array(z.string()).describe("Seat types to choose `stateCategory` from"),
			category: z.string().optional().describe("The seat type that was given"),
		})
		.optional()
		.describe("The home state's own counselling, if it admits by the same rank and we have its list"),
	missing: z
		.object({ rank: z.enum(["common", "category"]), rankSpace: RankSpace, options: z.int() })
		.optional()
		.describe("The rank that was not given, and the number of options in its list for this person"),
});
export type PredictQuestion = z.infer<typeof PredictQuestion>;

export const PredictRelaxation = z.object({ filter: z.enum(PREDICT_FILTERS), count: z.int() });
export type PredictRelaxation = z.infer<typeof PredictRelaxation>;

export const PredictPage = z.object({
	asked: PredictQuestion,
	years: z.array(z.int()).describe("Years with a figure for this kind of seat; empty if the copy is undated"),
	yearNote: z.string().optional().describe("What we know about the year of an undated copy"),
	total: z.int(),
	colleges: z.int().describe("Number of institutes"),
	page: z.int(),
	pageSize: z.int(),
	sort: z.enum(PREDICT_SORTS),
	items: z.array(PredictedSeat),
	counsellings: z.array(PredictCounselling).describe("In the order of the list; their options add up to `total`"),
	facets: z.record(z.enum(PREDICT_FACETS), z.array(FacetOption)),
	relax: z
		.array(PredictRelaxation)
		.describe("Filters to drop, the one that gives most options first; empty unless `total` is 0"),
	nearest: z.array(NearestSeat).describe("Nearest first, one of each institute; empty unless nothing is in reach"),
	leftOut: z.array(
		z.object({
			reason: z.enum(LEFT_OUT),
			seats: z.int(),
			quotas: z.array(z.string()).describe("Whose seats they are, if a quota or a home state would add them"),
		}),
	),
	cautions: z.array(z.enum(CAUTIONS)),
	sources: z.array(Source),
});
export type PredictPage = z.infer<typeof PredictPage>;
