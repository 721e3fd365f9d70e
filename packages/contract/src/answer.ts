import * as z from "zod";
import { AFTER_PAGES, AFTER_SECTION_NAMES } from "./after.ts";
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
import { CompareCard } from "./compare-card.ts";
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
	not: RepeatedText.describe("Ids of readings that are not meant: `district:maharashtra/pune`"),
});
export type AskQuery = z.infer<typeof AskQuery>;

const NAMED_THING = {
	label: z.string(),
	labelHi: z.string().optional(),
	within: z.string().optional().describe("The state of a district or town"),
	withinHi: z.string().optional(),
};

export const Reading = z.object({
	id: z.string().describe("`kind:value`: given as `not`, these words are not taken for it"),
	kind: z.enum(READING_KINDS),
	value: z.string(),
	...NAMED_THING,
	words: z.string().describe("The words of the question that say it"),
	isNot: z.literal(true).optional().describe("The question excludes it"),
	notApplied: z.enum(NOT_APPLIED_REASONS).optional().describe("Understood, and without effect: why"),
	others: z
		.array(z.object({ id: z.string(), ...NAMED_THING }))
		.describe("Other things of this name; where it says which is meant by nothing, all of them are"),
});
export type Reading = z.infer<typeof Reading>;

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

/** Figures of one paper or a whole exam (`pattern-totals.ts`). */
const PatternFigures = z.object({
	questions: z.number().optional(),
	marks: z.number().optional(),
	minutes: z.number().optional(),
	wrong: z.number().optional().describe("Marks for a wrong answer, 0 or negative"),
});

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
			items: z.array(PageFee).describe("The first three"),
		})
		.describe("No list has its fee; so many stand on single pages, each for its own programme and period"),
	z.object({ kind: z.literal("established"), college: Of, year: z.int(), sourceId: z.string() }),
	z.object({
		kind: z.literal("owner"),
		college: Of,
		facts: z
			.array(CollegeFact)
			.min(1)
			.describe("Who owns it, and of which type a university is, as their sources print it"),
	}),
	RecognitionCard,
	ContactCard,
	AboutCard,
	z.object({
		kind: z.literal("forms"),
		total: z.int(),
		announced: z.int().describe("With an announced last day; the others by the usual months. They stand first"),
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
		names: z.array(z.string()).describe("Parts of the syllabus, or bodies that fill the seats; of eligibility none"),
		of: z.string().optional().describe("Of the syllabus: the part whose chapters are asked for"),
		rounds: z.string().optional().describe("How many rounds the first of these bodies usually holds"),
		asked: z.enum(QUERY_RULES).optional().describe("Of the rules on who may sit it, the one that was asked about"),
		rules: z.array(EligibilityRule).describe("Those rules, or all; none where the record has none on it"),
		site: z.url().optional(),
		lacks: z
			.literal("upgrade")
			.optional()
			.describe("How a seat is bettered between rounds, which the bulletin of the first body says"),
		sourceId: z.string(),
	}),
	z.object({
		kind: z.literal("exam-pattern"),
		exam: Of,
		measure: z.enum(PATTERN_MEASURES).optional().describe("What of it was asked; absent: all of it"),
		totals: PatternFigures.extend({ papers: z.int(), isEach: z.boolean() }),
		papers: z.array(PatternFigures.extend({ name: z.string() })),
		year: z.string(),
		sourceId: z.string(),
	}),
	z.object({
		kind: z.literal("exam-fee"),
		exam: Of,
		least: z.number().describe("Rupees, of those who pay least"),
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
	PredictCard,
	ImpossibleCard,
	ScoresCard,
	z.object({
		kind: z.literal("exam-cutoffs"),
		exam: Of,
		colleges: z.int().describe("Whose cutoffs by this exam we list"),
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
			group: z.string().optional().describe("A family: iit, nit"),
			degree: z.string().optional(),
			state: z.string().optional(),
			isRule: z.boolean().describe("One rule for all of them; else fees of single institutions"),
			colleges: z.int().describe("Of how many we have one"),
			items: z.array(PageFee.extend({ college: Of.optional() })),
			by: z.string().optional().describe("Who sets the fees there"),
			site: z.url().optional(),
		})
		.describe("What institutions of a kind take"),
	z.object({ kind: z.literal("group-size"), group: z.string(), count: z.int() }),
	z.object({ kind: z.literal("line"), line: z.enum(LINES) }),
	z.object({ kind: z.literal("tool"), tool: z.enum(TOOLS) }),
	z.object({
		kind: z.literal("after"),
		page: z.enum(AFTER_PAGES).describe("What is open after a class: `/after-{page}`"),
		section: z.enum(AFTER_SECTION_NAMES).optional().describe("The section that answers the question"),
		state: z.string().optional().describe("Where they live, by its slug"),
		without: z.string().optional().describe("A way of the page that the question leaves out"),
		doors: z.array(z.string()).optional().describe("The ways that are compared, as the pages call them"),
		student: ScholarshipsCard.pick({ category: true, income: true })
			.extend({ percent: z.number().optional(), isForWomen: z.literal(true).optional() })
			.optional()
			.describe("What the question says of the student"),
	}),
	ScholarshipsCard,
	z.object({
		kind: z.literal("not-held"),
		intent: Intent,
		of: AskLink.optional().describe("Whose it would be, and where to look"),
		site: z.url().optional().describe("The official site, where we hold it"),
		by: z.string().optional().describe("Who publishes it there"),
		year: z.int().optional().describe("The year that was asked for"),
		heldYear: z.int().optional().describe("The newest year that is held of it"),
		seat: z.string().optional().describe("Of which seat or course it was asked, where its page has others"),
		others: z.literal(true).optional().describe("Its own page has such figures, of something else than was asked"),
		naac: z.literal(true).optional().describe("NAAC's grade is asked for"),
		planner: z.string().optional().describe("The exam for which the planner lists papers"),
		loan: LoanRequest.optional(),
		exams: z
			.array(AskLink)
			.optional()
			.describe("Of admission: exams whose pages name the institution as one that takes their scores"),
	}),
]);
export type AskCard = z.infer<typeof AskCard>;

export const UnknownName = z.object({
	kind: z.enum(["exam", "institution"]),
	words: z.string(),
	isDoubted: z.literal(true).optional().describe("Whether it is genuine was asked"),
	like: z.array(AskLink).describe("What may be meant, to be asked back; none of them was taken for it"),
	conductedBy: z.object({ body: z.string(), site: z.url() }).optional().describe("Of an exam, where we know it"),
});
export type UnknownName = z.infer<typeof UnknownName>;

export const Answer = z.object({
	q: z.string(),
	intent: Intent,
	entities: z.array(AskLink),
	readings: z.array(Reading).describe("In the order of the words"),
	unread: z.array(z.string()).describe("Words that said nothing to us"),
	unknown: z.array(UnknownName),
	fakes: z
		.array(CheckEntry)
		.describe("Names of UGC's list of fake universities that stand in the question, or the first of the list"),
	fakesLike: z
		.array(CheckEntry)
		.optional()
		.describe("Names of that list of which the question has all words but one; none of them was taken for it"),
	fakeList: z
		.object({ total: z.int(), state: z.string().optional() })
		.optional()
		.describe("The list of fake universities itself is asked for: how many there are, in all or in a state"),
	bounds: z.object({
		budgetInr: z.object({ min: z.number().optional(), max: z.number().optional() }).optional(),
		rank: z.int().optional(),
		marks: z.number().optional(),
		percentile: z.number().optional(),
		year: z.int().optional(),
		limit: z.int().optional(),
		income: z.number().optional().describe("The family’s, a year"),
		seatCategory: z.string().optional(),
	}),
	list: AskList.optional(),
	card: AskCard.optional(),
	colleges: z.array(CollegeSummary).describe("The first of the list, or those that the words name"),
	groups: z.array(
		z.object({
			kind: z.enum(["exams", "countries", "universities", "lists", "tools", "terms"]),
			total: z.int(),
			items: z.array(AskLink),
		}),
	),
	relax: z
		.array(z.object({ id: z.string(), label: z.string(), count: z.int() }))
		.describe("For an empty list: what to leave out, and how many that gives"),
	sources: z.array(Source),
});
export type Answer = z.infer<typeof Answer>;
