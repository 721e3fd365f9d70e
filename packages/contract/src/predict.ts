import * as z from "zod";
import { RankSpace, SeatPool, SocialCategory } from "./cutoff-kind.ts";
import { FacetOption, PageNumber, RepeatedText, SearchWords } from "./paging.ts";
import { BANDS, PredictCounselling, renameBands } from "./predict-band.ts";
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
export const MOST_RANK = 3_000_000;

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
 * `college-closing` goes across the groups: seats of the visitor's own category first, then the college whose seats for
 * everyone closed hardest, one option of each college before its others.
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
	exam: RepeatedText.describe("One slug of `/v1/predict/exams`"),
	rank: RepeatedText.describe(
		"The visitor's rank in `rankSpace`: of everyone, or of the category. Alone it answers the category's list and no other",
	),
	common: RepeatedText.describe(
		"The visitor's rank (or marks) in the list of everyone. It answers every list that admits by it, in every counselling: the open one, and the category's, where that has a list of its own by `rank`",
	),
	score: RepeatedText.describe("Marks instead of a rank, where the counselling closes by marks"),
	category: RepeatedText.describe("Seat type as the authority prints it: OPEN, OBC-NCL, OPEN (PwD), GM, GOPENS …"),
	gender: RepeatedText.describe("Seat pool as the authority prints it, where it prints any; `woman`: every pool"),
	pwd: RepeatedText.describe("`true` or `false`: asks for the category's seats for people with a disability"),
	homeState: RepeatedText.describe(
		"Name or slug; without it no seat that is kept by region is shown. `other`: none of the institutes’ own states",
	),
	stateCategory: RepeatedText.describe(
		"Seat type as the home state prints it, where its own counselling admits by the rank too and has several codes for the category",
	),
	quota: RepeatedText.describe("As printed, may repeat; the only way to special, management and NRI seats"),
	rankSpace: RepeatedText.describe("Which list the rank is of, where the counselling fills seats by several"),
	q: SearchWords.describe("Words of the programme's or the institution's name"),
	programme: RepeatedText,
	college: RepeatedText.describe("Slugs of institutions"),
	kind: RepeatedText.describe("iit, nit, iiit or gfti at JoSAA; elsewhere who owns the institution"),
	state: RepeatedText.describe("Slugs of the states that the institutions stand in"),
	authority: RepeatedText.describe("Whose counselling, where several admit by the rank"),
	salary: RepeatedText.describe("Lakh rupees a year: the institute's median salary is so much or more"),
	band: RepeatedText.transform(renameBands),
	sort: z.enum(PREDICT_SORTS).catch("closing").default("closing"),
	page: PageNumber,
});
export type PredictQuery = z.infer<typeof PredictQuery>;

export const PredictEvidence = z.object({
	year: z.int().optional().describe("Absent where the copy is undated"),
	round: z.int().optional().describe("Absent where the authority prints none"),
	openingRank: z.number().optional(),
	closingRank: z.number().optional(),
	closingScore: z.number().optional().describe("Marks, where the seat closes by them: higher is better"),
	inside: z.boolean(),
	mayBeSingleSeat: z.boolean().describe("Opening and closing rank are one: perhaps one person got this seat"),
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
			.describe("Rupees a year, of its newest graduates of a four-year degree, as reported"),
		medianSalaryYear: z.int().optional().describe("The school year in which they graduated, by its first"),
		isForWomen: z.literal(true).optional().describe("There where its name says that it is a women's college"),
	}),
	exam: z.string().describe("Under which exam its cutoffs are listed"),
	authority: z.string(),
	rankSpace: RankSpace,
	rank: z.number().optional().describe("The visitor's in this list"),
	score: z.number().optional().describe("The visitor's marks, where the list counts marks"),
	programme: z.string().describe("As the newest list prints it"),
	earlierNames: z.array(z.string()).describe("Names of the same programme before, joined by a reviewed table"),
	quota: z.string(),
	pool: SeatPool,
	seatType: z.string(),
	socialCategory: SocialCategory,
	pwd: z.boolean(),
	gender: z.string(),
	alsoGenders: z
		.array(z.string())
		.describe("Other pools of it that this person may take, and that closed at the same figure: one option with it"),
	roundName: z.enum(ROUND_NAMES).optional().describe("What the newest list is of, where that is no one numbered round"),
	band: z.enum(BANDS),
	close: z
		.boolean()
		.describe(
			"The newest closing figure is within a tenth of the visitor's rank (of marks, within five): the report card counts how far such options are right",
		),
	insideYears: z.int(),
	heldYears: z.int().describe("Lists with a final-round figure of this seat; an undated one counts as one"),
	evidence: z.array(PredictEvidence).describe("Oldest first"),
	trend: z
		.object({ direction: z.enum(["further", "same", "nearer"]), from: z.int(), to: z.int() })
		.optional()
		.describe("Whether the newest year closed further out (easier) than the year before it, by more than a tenth"),
	mayBeSingleSeat: z.boolean().describe("In the newest list"),
	sourceId: z.string().describe("Of the newest list that holds a figure"),
	rounds: z
		.string()
		.describe("The address of every round's opening and closing figure, marked and preparatory ones too"),
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
	authority: z.string().describe("Of the exam's own counselling, as whose category is named"),
	rankSpace: RankSpace.describe("Of `common`, or without it of `rank` or `score`"),
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
			choices: z.array(z.string()).describe("Seat types of which one may be named as `stateCategory`"),
			category: z.string().optional().describe("The one that was named"),
		})
		.optional()
		.describe("The own counselling of the home state, where it admits by the same rank and its list is held"),
	missing: z
		.object({ rank: z.enum(["common", "category"]), rankSpace: RankSpace, options: z.int() })
		.optional()
		.describe("The rank that was not given, and how many options its list has for this person"),
});
export type PredictQuestion = z.infer<typeof PredictQuestion>;

export const PredictRelaxation = z.object({ filter: z.enum(PREDICT_FILTERS), count: z.int() });
export type PredictRelaxation = z.infer<typeof PredictRelaxation>;

export const PredictPage = z.object({
	asked: PredictQuestion,
	years: z
		.array(z.int())
		.describe("Years of which the asked kind of seat has any figure; empty where the copy is undated"),
	yearNote: z.string().optional().describe("What is known of the year of a copy that does not print it"),
	total: z.int(),
	colleges: z.int().describe("Institutes among them"),
	page: z.int(),
	pageSize: z.int(),
	sort: z.enum(PREDICT_SORTS),
	items: z.array(PredictedSeat),
	counsellings: z.array(PredictCounselling).describe("In the order of the list; their options add up to `total`"),
	facets: z.record(z.enum(PREDICT_FACETS), z.array(FacetOption)),
	relax: z.array(PredictRelaxation).describe("The most fruitful first; empty unless `total` is 0"),
	leftOut: z.array(
		z.object({
			reason: z.enum(LEFT_OUT),
			seats: z.int(),
			quotas: z.array(z.string()).describe("Whose seats they are, where a quota or a home state would bring them in"),
		}),
	),
	cautions: z.array(z.enum(CAUTIONS)),
	sources: z.array(Source),
});
export type PredictPage = z.infer<typeof PredictPage>;
