import * as z from "zod";
import { AFTER_SECTION_NAMES } from "./after.ts";
import { AfterCard } from "./after-card.ts";
import { INTENTS, LINES, NOT_APPLIED_REASONS, READING_KINDS, TOOLS } from "./ask.ts";
import { AskList } from "./ask-list.ts";
import { CheckEntry } from "./check.ts";
import { CollegeSummary } from "./college.ts";
import {
	AboutCard,
	ContactCard,
	CutoffCard,
	FeeCard,
	RankCard,
	RecognitionCard,
	SalaryCard,
	SeatsCard,
	SeatTotalCard,
} from "./college-card.ts";
import { CollegeFact } from "./college-fact.ts";
import { CompareCard, CompareExamsCard, PatternFigures } from "./compare-card.ts";
import { CountriesByCostCard, CountriesCard, CountryCard } from "./country-card.ts";
import { CourseCard } from "./course-names.ts";
import { EligibilityRule } from "./eligibility.ts";
import { ExamEvent } from "./exam-event.ts";
import { LoanRequest, ScholarshipsCard } from "./money-card.ts";
import { PageFee } from "./page-fee.ts";
import { RepeatedText, SearchWords } from "./paging.ts";
import { PATTERN_MEASURES } from "./pattern-totals.ts";
import { ImpossibleCard, PredictCard, ScoresCard } from "./predict-card.ts";
import { RankingList } from "./ranking.ts";
import { Source } from "./source.ts";

export const Intent = z.enum(INTENTS);
export type Intent = z.infer<typeof Intent>;

/** Query of `GET /v1/ask`. Of `q` the first 200 characters are read. */
export const AskQuery = z.object({
	q: SearchWords,
	not: RepeatedText.describe("Ids of readings that the visitor does not mean: `district:maharashtra/pune`"),
});
export type AskQuery = z.infer<typeof AskQuery>;

const NAMED_THING = {
	label: z.string(),
	labelHi: z.string().optional(),
	within: z.string().optional().describe("For a district or town, its state"),
	withinHi: z.string().optional(),
};

export const ReadingChip = z.object({
	id: z.string().describe("`kind:value`. Sent back as `not`, it stops these words from being read this way"),
	kind: z.enum(READING_KINDS),
	value: z.string(),
	...NAMED_THING,
	words: z.string().describe("The words of the question that were read this way"),
	isNot: z.literal(true).optional().describe("Whether the question excludes it"),
	notApplied: z.enum(NOT_APPLIED_REASONS).optional().describe("Why it was understood and had no effect"),
	others: z
		.array(z.object({ id: z.string(), ...NAMED_THING }))
		.describe("Other things with this name; all of them if the question does not say which"),
});
export type ReadingChip = z.infer<typeof ReadingChip>;

export const AskLink = z.object({
	kind: z.enum(["college", "exam", "country", "term", "tool", "list", "university"]),
	value: z.string(),
	label: z.string(),
	labelHi: z.string().optional(),
	detail: z.string().optional(),
	count: z.int().optional(),
});
export type AskLink = z.infer<typeof AskLink>;

const Of = z.object({ slug: z.string(), name: z.string() });

/** Eligibility rules that people ask about one at a time. */
const QUERY_RULES = ["age", "attempts", "subjects", "passing-year", "marks"] as const;

/** The answer to a question that has one figure. Every figure names its source. */
export const AskCard = z.discriminatedUnion("kind", [
	CutoffCard,
	RankCard,
	SalaryCard,
	SeatsCard,
	FeeCard,
	z
		.object({
			kind: z.literal("page-fees"),
			college: Of,
			count: z.int(),
			items: z.array(PageFee).describe("The first three fees"),
		})
		.describe("Fees of a college without a fee list, each from a single page for its programme and period"),
	z.object({ kind: z.literal("established"), college: Of, year: z.int(), sourceId: z.string() }),
	z.object({
		kind: z.literal("owner"),
		college: Of,
		facts: z.array(CollegeFact).min(1).describe("The owner, and for a university its type, as the sources print them"),
	}),
	RecognitionCard,
	ContactCard,
	AboutCard,
	z.object({
		kind: z.literal("forms"),
		total: z.int(),
		announced: z
			.int()
			.describe("How many have an announced last day; they come first. The others close in the usual month"),
		items: z.array(z.object({ exam: Of, event: ExamEvent, site: z.url().optional(), sourceId: z.string() })),
	}),
	z.object({
		kind: z.literal("date"),
		exam: Of,
		event: ExamEvent,
		sessions: z.array(ExamEvent).optional().describe("Of a form: those of all sessions of its year, if it has several"),
		site: z.url().optional(),
		sourceId: z.string(),
	}),
	z.object({
		kind: z.literal("exam-part"),
		exam: Of,
		part: z.enum(["syllabus", "eligibility", "counselling"]),
		names: z
			.array(z.string())
			.describe("For `syllabus` its parts, for `counselling` the bodies that fill the seats; empty for `eligibility`"),
		of: z.string().optional().describe("For `syllabus`: the part whose chapters the question asks for"),
		rounds: z.string().optional().describe("Usual number of rounds at the first of these bodies"),
		asked: z.enum(QUERY_RULES).optional().describe("For `eligibility`: the rule that the question asks about"),
		rules: z
			.array(EligibilityRule)
			.describe("The requested rule, or all rules if none was requested; empty if the record has no such rule"),
		site: z.url().optional(),
		lacks: z
			.literal("upgrade")
			.optional()
			.describe("Requested: how to improve a seat between rounds. The first body's bulletin says it"),
		sourceId: z.string(),
	}),
	z.object({
		kind: z.literal("exam-pattern"),
		exam: Of,
		measure: z.enum(PATTERN_MEASURES).optional().describe("The requested figure; absent if all were requested"),
		totals: PatternFigures.extend({ papers: z.int(), isEach: z.boolean() }),
		papers: z.array(PatternFigures.extend({ name: z.string() })),
		year: z.string(),
		sourceId: z.string(),
	}),
	z.object({
		kind: z.literal("exam-fee"),
		exam: Of,
		least: z.number().describe("Lowest fee of any group of candidates, in rupees"),
		most: z.number(),
		year: z.string(),
		sourceId: z.string(),
	}),
	z.object({
		kind: z.literal("top"),
		college: Of,
		list: RankingList,
		year: z.int(),
		rank: z.int(),
		sourceId: z.string(),
		/** A college of better rank in another district that is named after the requested place. */
		beyond: z.object({ college: Of, rank: z.int(), district: z.string() }).optional(),
	}),
	z.object({
		kind: z.literal("top-salary"),
		college: Of,
		cohort: z.int(),
		medianInr: z.number(),
		placed: z.int(),
		sourceId: z.string(),
	}),
	CompareCard,
	CompareExamsCard,
	PredictCard,
	ImpossibleCard,
	ScoresCard,
	z.object({
		kind: z.literal("exam-cutoffs"),
		exam: Of,
		colleges: z.int().describe("How many colleges list cutoffs by this exam"),
	}),
	SeatTotalCard,
	z.object({ kind: z.literal("definition"), term: z.string() }),
	CourseCard,
	CountryCard,
	CountriesCard,
	CountriesByCostCard,
	z
		.object({
			kind: z.literal("group-fees"),
			group: z.string().optional().describe("A family of institutions: `iit`, `nit`"),
			degree: z.string().optional(),
			state: z.string().optional(),
			isRule: z
				.boolean()
				.describe("Whether one rule sets the fee of all of them; otherwise `items` are fees of single institutions"),
			colleges: z.int().describe("How many institutions we have a fee of"),
			items: z.array(PageFee.extend({ college: Of.optional() })),
			by: z.string().optional().describe("The body that sets these fees"),
			site: z.url().optional(),
		})
		.describe("Fees of a kind of institution"),
	z.object({ kind: z.literal("group-size"), group: z.string(), count: z.int() }),
	z.object({ kind: z.literal("line"), line: z.enum(LINES) }),
	z.object({ kind: z.literal("tool"), tool: z.enum(TOOLS) }),
	AfterCard,
	ScholarshipsCard,
	z.object({
		kind: z.literal("not-held"),
		intent: Intent,
		of: AskLink.optional().describe("What the question asks about, and the page to look at"),
		site: z.url().optional().describe("The official site, if we have it"),
		by: z.string().optional().describe("The body that publishes it"),
		year: z.int().optional().describe("The requested year"),
		heldYear: z.int().optional().describe("The newest year that we have"),
		seat: z.string().optional().describe("The requested seat or course, if the page has others"),
		others: z
			.literal(true)
			.optional()
			.describe("Whether its own page has such figures, for something else than was requested"),
		naac: z.literal(true).optional().describe("Whether the question asks for NAAC's grade"),
		planner: z.string().optional().describe("Slug of the exam for which the planner lists papers"),
		entrance: z
			.object({ section: z.enum(AFTER_SECTION_NAMES), state: z.string() })
			.optional()
			.describe("For the fees of a course: where the page says by which exam or body the state fills its seats"),
		institutes: z
			.array(Of.extend({ site: z.url().optional() }))
			.optional()
			.describe("For a score in CAT: the IIMs, each of which prints whom it calls"),
		loan: LoanRequest.optional(),
		exams: z
			.array(AskLink)
			.optional()
			.describe("For a question about admission: exams whose pages say that the institution accepts their scores"),
	}),
]);
export type AskCard = z.infer<typeof AskCard>;

export const UnknownName = z.object({
	kind: z.enum(["exam", "institution"]),
	words: z.string(),
	isDoubted: z.literal(true).optional().describe("Whether the question asks if the institution is genuine"),
	like: z.array(AskLink).describe("Names that the question may mean, to ask the visitor; none was used"),
	conductedBy: z
		.object({ body: z.string(), site: z.url() })
		.optional()
		.describe("For an exam, the body that conducts it and its site, if we have them"),
});
export type UnknownName = z.infer<typeof UnknownName>;

export const Answer = z.object({
	q: z.string(),
	intent: Intent,
	entities: z.array(AskLink),
	readings: z.array(ReadingChip).describe("In the order of the question's words"),
	unread: z.array(z.string()).describe("Words that were not understood"),
	unknown: z.array(UnknownName),
	fakes: z
		.array(CheckEntry)
		.describe("Names on UGC's list of fake universities that are in the question, or the first of the whole list"),
	fakesLike: z
		.array(CheckEntry)
		.optional()
		.describe("Names on that list that have all but one of their words in the question; none was used"),
	fakeList: z
		.object({ total: z.int(), state: z.string().optional() })
		.optional()
		.describe("Size of UGC's list of fake universities, in all or in `state`, if the question asks for the list"),
	bounds: z.object({
		budgetInr: z.object({ min: z.number().optional(), max: z.number().optional() }).optional(),
		rank: z.int().optional(),
		marks: z.number().optional(),
		percentile: z.number().optional(),
		year: z.int().optional(),
		limit: z.int().optional(),
		income: z.number().optional().describe("Family income in rupees a year"),
		seatCategory: z.string().optional(),
	}),
	list: AskList.optional(),
	card: AskCard.optional(),
	colleges: z.array(CollegeSummary).describe("The first colleges of the list, or those that the question names"),
	groups: z.array(
		z.object({
			kind: z.enum(["exams", "countries", "universities", "lists", "tools", "terms"]),
			total: z.int(),
			items: z.array(AskLink),
		}),
	),
	relax: z
		.array(z.object({ id: z.string(), label: z.string(), count: z.int() }))
		.describe("For an empty list: each filter to drop, and how many matches that gives"),
	sources: z.array(Source),
});
export type Answer = z.infer<typeof Answer>;
