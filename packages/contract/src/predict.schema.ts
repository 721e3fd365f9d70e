import * as z from "zod";
import { RankSpace, SeatPool, SocialCategory } from "./cutoff.schema.ts";
import { FacetOption, PageNumber, RepeatedText, SearchWords } from "./paging.schema.ts";
import { BANDS, CAUTIONS, LEFT_OUT, PREDICT_FACETS, PREDICT_FILTERS, PREDICT_SORTS } from "./predict.ts";
import { Source } from "./source.schema.ts";

/**
 * Query of `GET /v1/predict`. What says who asks (`exam` to `quota`) is refused with 400 where it is missing, impossible or not of
 * this exam: nothing is taken for granted. What narrows the list forgives: an unknown value matches nothing.
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
	homeState: RepeatedText.describe("Name or slug; without it no seat that is kept by region is shown"),
	quota: RepeatedText.describe("As printed, may repeat; the only way to special, management and NRI seats"),
	rankSpace: RepeatedText.describe("Which list the rank is of, where the counselling fills seats by several"),
	q: SearchWords.describe("Words of the programme's or the institution's name"),
	programme: RepeatedText,
	college: RepeatedText.describe("Slugs of institutions"),
	kind: RepeatedText.describe("iit, nit, iiit or gfti at JoSAA; elsewhere who owns the institution"),
	state: RepeatedText.describe("Slugs of the states that the institutions stand in"),
	authority: RepeatedText.describe("Whose counselling, where several admit by the rank"),
	salary: RepeatedText.describe("Lakh rupees a year: the institute's median salary is so much or more"),
	band: RepeatedText,
	sort: z.enum(PREDICT_SORTS).catch("likely").default("likely"),
	page: PageNumber,
});
export type PredictQuery = z.infer<typeof PredictQuery>;

/** One year of one seat: the final round that its counselling held, and whether the visitor would have been inside. */
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

/** One list of ranks or marks that the question reads, and the visitor's own figure in it. */
export const PredictAskedList = z.object({
	authority: z.string(),
	rankSpace: RankSpace,
	seatType: z.string(),
	rank: z.number().optional(),
	score: z.number().optional(),
});
export type PredictAskedList = z.infer<typeof PredictAskedList>;

/** What the question was read as: one exam, one person, one list or several. */
export const PredictAsked = z.object({
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
	lists: z.array(PredictAskedList),
	missing: z
		.object({ rank: z.enum(["common", "category"]), rankSpace: RankSpace, options: z.int() })
		.optional()
		.describe("The rank that was not given, and how many options its list has for this person"),
});
export type PredictAsked = z.infer<typeof PredictAsked>;

/** For an empty answer: without this one filter there would be `count` seats. */
export const PredictRelaxation = z.object({ filter: z.enum(PREDICT_FILTERS), count: z.int() });
export type PredictRelaxation = z.infer<typeof PredictRelaxation>;

export const PredictPage = z.object({
	asked: PredictAsked,
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
