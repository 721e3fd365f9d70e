import * as z from "zod";
import { EligibilityRule } from "./eligibility.ts";
import {
	APPLICANT_CATEGORIES,
	EXAM_EXTRAS,
	EXAM_FIELDS,
	EXAM_LEVELS,
	EXAM_LINK_KINDS,
	EXAM_LOGGED,
	EXAM_MODES,
	EXAM_SCOPES,
	EXAM_STREAMS,
	inHindi,
	LIFECYCLE_STATES,
} from "./exam.ts";
import { ExamEvent } from "./exam-event.ts";
import { ReceiptRef } from "./receipt-ref.ts";
import { Source } from "./source.ts";

const ExamSlug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const Site = z.url({ protocol: /^https?$/ });
const Year = z.string().regex(/^\d{4}$/);

/** The fees of the application in rupees, in the cycle of `year`. */
export const ExamFees = z.strictObject({
	year: Year,
	items: z
		.array(
			z.strictObject({
				who: z.array(z.enum([...APPLICANT_CATEGORIES, "women", "men", "everyone"])).min(1),
				amountInr: z.int().min(0),
				note: z.string().optional(),
				noteHi: z.string().optional(),
			}),
		)
		.min(1),
});
export type ExamFees = z.infer<typeof ExamFees>;

/** The pattern of the paper. Marks per answer: `correct` is added, `wrong` is taken away (0 or negative). */
export const ExamPattern = z.strictObject({
	year: Year.describe("The cycle it is true for"),
	papers: z
		.array(
			z.strictObject({
				name: z.string().min(1),
				minutes: z.int().positive().optional(),
				questions: z.int().positive().optional(),
				marks: z.int().positive().optional(),
				correct: z.number().optional(),
				wrong: z.number().max(0).optional(),
				sections: z.array(
					z.strictObject({
						name: z.string().min(1),
						questions: z.int().positive().optional(),
						marks: z.int().positive().optional(),
						minutes: z.int().positive().optional(),
						kind: z.enum(["choice", "numerical", "written", "mixed"]).optional(),
					}),
				),
				note: z.string().optional(),
				noteHi: z.string().optional(),
			}),
		)
		.min(1),
	together: z
		.literal(true)
		.optional()
		.describe("One candidate sits all the papers: their sum is the exam's. Absent: papers to choose from, or unknown"),
	note: z.string().optional(),
	noteHi: z.string().optional(),
});
export type ExamPattern = z.infer<typeof ExamPattern>;

export const SyllabusPart = z.strictObject({ name: z.string().min(1), topics: z.array(z.string().min(1)).min(1) });
export type SyllabusPart = z.infer<typeof SyllabusPart>;

export const Counselling = z.strictObject({
	body: z.string().min(1),
	bodyHi: z.string().optional().describe("Where it is no name but a description"),
	site: Site.optional(),
	rounds: z.string().optional().describe("How many rounds, as generally held"),
	roundsHi: z.string().optional(),
	text: z.string().optional(),
	textHi: z.string().optional(),
});
export type Counselling = z.infer<typeof Counselling>;

/** The kind of the result; its rank space is never compared with another exam's. */
export const ExamScore = z.strictObject({
	kind: z.enum(["rank", "percentile", "marks", "scaled-score", "qualifying"]),
	text: z.string().min(1),
	textHi: z.string().optional(),
	validYears: z.number().positive().optional(),
});
export type ExamScore = z.infer<typeof ExamScore>;

export const AcceptedBy = z.strictObject({
	text: z.string().min(1),
	textHi: z.string().optional(),
	colleges: z.array(z.string()).default([]).describe("Slugs"),
});
export type AcceptedBy = z.infer<typeof AcceptedBy>;

export const Lifecycle = z.strictObject({
	state: z.enum(LIFECYCLE_STATES),
	since: Year.optional(),
	writeNow: z.array(ExamSlug).default([]).describe("Slugs of the exams to write instead, or under the new name"),
	text: z.string().min(1).optional(),
	textHi: z.string().optional(),
});
export type Lifecycle = z.infer<typeof Lifecycle>;

/** A link to a page or document of the authority, not a receipt. `name` tells several of one kind apart. */
export const ExamLink = z.strictObject({
	kind: z.enum(EXAM_LINK_KINDS),
	address: Site.optional().describe("Absent: the paper is there, but we hold no address of it"),
	name: z.string().min(1).optional(),
});
export type ExamLink = z.infer<typeof ExamLink>;

export const ExamApply = z.strictObject({
	year: Year,
	uploads: z
		.array(
			z.strictObject({
				what: z.enum(["photograph", "signature", "fingerprints"]),
				format: z.string().min(1),
				leastKb: z.int().positive(),
				mostKb: z.int().positive(),
				note: z.string().optional(),
				noteHi: z.string().optional(),
			}),
		)
		.min(1),
});
export type ExamApply = z.infer<typeof ExamApply>;

const Payer = z.enum([...APPLICANT_CATEGORIES, "women", "men", "everyone"]);

/** The number who qualified, and the qualifying marks or percentile, by year as the authority publishes them. */
export const ExamStatistics = z.strictObject({
	candidates: z.array(
		z.strictObject({
			year: Year,
			what: z.enum(["registered", "appeared", "qualified", "qualified-next"]),
			count: z.int().positive(),
			receipt: ReceiptRef,
		}),
	),
	qualifying: z.array(
		z.strictObject({
			year: Year,
			of: z.enum(["marks", "percentile"]),
			rows: z.array(z.strictObject({ who: z.array(Payer).min(1), least: z.number() })).min(1),
			receipt: ReceiptRef,
		}),
	),
});
export type ExamStatistics = z.infer<typeof ExamStatistics>;

/**
 * An exam's record as editors write it. Absent fields are unpublished or unknown to us; `missing` says why where we
 * can.
 */
export const ExamRecord = z.strictObject({
	slug: ExamSlug,
	name: z.string().min(1).describe("The whole name"),
	shortName: z.string().min(1),
	nameHi: z.string().optional(),
	otherNames: z.array(z.string()).default([]).describe("Former names and other spellings, for the search"),
	summary: z.string().min(1).describe("What it is for, in two or three sentences"),
	summaryHi: z.string().optional(),
	scope: z.enum(EXAM_SCOPES),
	states: z.array(z.string()).default([]).describe("Slugs of the states whose seats it fills"),
	lifecycle: Lifecycle,
	body: z.string().optional().describe("Who conducts it"),
	officialSite: Site.optional(),
	level: z.enum(EXAM_LEVELS).optional(),
	streams: z.array(z.enum(EXAM_STREAMS)).optional(),
	mode: z.enum(EXAM_MODES).optional(),
	languages: z
		.array(z.string().regex(/^[a-z]{2,3}$/))
		.optional()
		.describe("Codes of ISO 639"),
	timesAYear: z.int().positive().optional(),
	fees: ExamFees.optional(),
	eligibility: z.array(EligibilityRule).optional(),
	pattern: ExamPattern.optional(),
	syllabus: z.array(SyllabusPart).optional(),
	events: z
		.array(ExamEvent)
		.refine((events) => new Set(events.map(({ key }) => key)).size === events.length, "has two events of one key")
		.optional(),
	counselling: z.array(Counselling).optional(),
	score: ExamScore.optional(),
	acceptedBy: AcceptedBy.optional(),
	links: z.array(ExamLink).optional(),
	apply: ExamApply.optional(),
	statistics: ExamStatistics.optional(),
	missing: z
		.partialRecord(z.enum([...EXAM_FIELDS, ...EXAM_FIELDS.map(inHindi)]), z.string())
		.default({})
		.describe("Why a field is absent, in English and, by its name with `Hi`, in Hindi"),
	receipts: z
		.partialRecord(z.enum([...EXAM_FIELDS, ...EXAM_EXTRAS]), ReceiptRef)
		.default({})
		.describe("Beside the record's own source"),
	sourceId: z.string().describe("The source of whatever names no other"),
	writtenOn: z.iso.date().describe("The day an editor wrote or last checked it as a whole"),
});
export type ExamRecord = z.infer<typeof ExamRecord>;

export const ExamChange = z.object({
	on: z.iso.date(),
	fields: z.array(z.enum(EXAM_LOGGED)).describe("What was changed beside events"),
	events: z.array(
		z.object({
			key: z.string(),
			before: ExamEvent.optional(),
			after: ExamEvent.optional(),
			takenBack: z
				.array(ExamEvent.nullable())
				.optional()
				.describe("What readers saw of an official date for a part of the day; null where it was missing"),
		}),
	),
});
export type ExamChange = z.infer<typeof ExamChange>;

const ExamMention = z.object({ slug: ExamSlug, shortName: z.string() });

/** `GET /v1/exams/{slug}`. */
export const Exam = z.object({
	...ExamRecord.omit({ receipts: true }).shape,
	lifecycle: Lifecycle.extend({ writeNow: z.array(ExamMention) }),
	replaces: z.array(ExamMention).describe("Exams whose candidates write this one now"),
	unpublished: z.array(z.enum(EXAM_FIELDS)),
	receipts: z
		.record(z.string(), z.string())
		.describe(
			"Ids of sources, by field, `events.<key>`, `eligibility.<place>`, `candidates.<place>` and `qualifying.<place>`",
		),
	sources: z.array(Source),
	updatedOn: z.iso.date(),
	version: z.int().describe("Counts its changes: the SEQUENCE of its calendar"),
	cutoffYears: z.array(
		z.object({
			year: z.int().optional(),
			authority: z.string(),
			rows: z.int(),
			colleges: z.int(),
			sourceId: z.string(),
		}),
	),
	colleges: z.object({
		total: z.int().describe("Institutions with cutoffs of it"),
		top: z.array(z.object({ slug: z.string(), name: z.string(), place: z.string().optional() })),
	}),
	changes: z.array(ExamChange),
});
export type Exam = z.infer<typeof Exam>;
