import * as z from "zod";
import { EXAM_FACETS, EXAM_LEVELS, EXAM_MODES, EXAM_SCOPES, EXAM_STREAMS } from "./exam.ts";
import { ExamEvent } from "./exam-event.ts";
import { Lifecycle } from "./exam-record.ts";
import { FacetOption, PageNumber, RepeatedText, SearchWords } from "./paging.ts";
import { ReceiptRef } from "./receipt-ref.ts";
import { Source } from "./source.ts";

/** `GET /v1/exams`. `open=now`: accepting applications today, by an official date or in the usual window. */
export const ExamQuery = z.object({
	q: SearchWords,
	stream: RepeatedText,
	level: RepeatedText,
	state: RepeatedText,
	mode: RepeatedText,
	open: RepeatedText,
	page: PageNumber,
});
export type ExamQuery = z.infer<typeof ExamQuery>;

export const ExamSummary = z.object({
	slug: z.string(),
	name: z.string(),
	shortName: z.string(),
	nameHi: z.string().optional(),
	body: z.string().optional(),
	scope: z.enum(EXAM_SCOPES),
	states: z.array(z.string()),
	level: z.enum(EXAM_LEVELS).optional(),
	streams: z.array(z.enum(EXAM_STREAMS)),
	mode: z.enum(EXAM_MODES).optional(),
	lifecycle: Lifecycle.pick({ state: true, since: true }).extend({ writeNow: z.array(z.string()) }),
	events: z.array(ExamEvent).describe("Events of the newest cycles that we have, in order of date"),
	acceptedBy: z
		.object({ colleges: z.array(z.string()), receipt: ReceiptRef })
		.optional()
		.describe("Slugs of institutions that accept the exam by its guide"),
	sourceId: z.string(),
});
export type ExamSummary = z.infer<typeof ExamSummary>;

export const ExamFacets = z.object({
	stream: z.array(FacetOption),
	level: z.array(FacetOption),
	state: z.array(FacetOption),
	mode: z.array(FacetOption),
	open: z.array(FacetOption),
});
export type ExamFacets = z.infer<typeof ExamFacets>;

export const ExamList = z.object({
	total: z.int(),
	page: z.int(),
	items: z.array(ExamSummary),
	facets: ExamFacets,
	unknown: z
		.array(z.object({ facet: z.enum(EXAM_FACETS), value: z.string() }))
		.describe("Requested values that do not exist: they match nothing"),
	sources: z.array(Source),
});
export type ExamList = z.infer<typeof ExamList>;
