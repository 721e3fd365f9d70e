import { EXAM_EVENT_KINDS, EXAMS_PER_PAGE } from "@uchit/contract/exam.ts";
import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { ExamList, ExamQuery, ExamSummary } from "@uchit/contract/exam-list.ts";
import { compareStandings, standingOf } from "@uchit/contract/exam-order.ts";
import type { ExamRecord } from "@uchit/contract/exam-record.ts";
import type { PublishedExam } from "#backend/guide/queries/published-exams.ts";
import { INSTITUTION_BITS } from "#backend/search/text/text-matches.ts";
import { readTyped } from "#backend/search/text/typed.ts";
import { countExamFacets, listExamFacets, listUnknownFacets, passesChoices, toExamChoices } from "./exam-facets.ts";
import { type ExamIndex, nameKey } from "./exam-index.ts";

export type FoundExams = Omit<ExamList, "sources">;

/** Lists show dates of two cycles: the current or last one, and the next. */
const CYCLES_SHOWN = 2;

/** One page, by next closing date, or by relevance if words are given. `today` is a day in India. */
export function findExams(index: ExamIndex, query: ExamQuery, today: string): FoundExams {
	const facets = listExamFacets(index, today);
	const choices = toExamChoices(facets, query);
	const named = query.q === "" ? sortByClosingDate(index.exams, today) : findNamed(index, query.q);
	const found = named.filter((exam) => passesChoices(exam, choices));
	const from = (query.page - 1) * EXAMS_PER_PAGE;
	return {
		total: found.length,
		page: query.page,
		items: found.slice(from, from + EXAMS_PER_PAGE).map(({ record }) => toExamSummary(index, record)),
		facets: countExamFacets(facets, choices, named),
		unknown: listUnknownFacets(facets, query),
	};
}

export function sortByClosingDate(exams: readonly PublishedExam[], today: string): PublishedExam[] {
	return exams
		.map((exam) => ({ exam, stands: standingOf({ ...exam.record, events: exam.record.events ?? [] }, today) }))
		.toSorted((one, other) => compareStandings(one.stands, other.stands))
		.map(({ exam }) => exam);
}

/** Finds exams by name, an exact match first. Text that no name could contain matches nothing, not all. */
function findNamed({ exams, byOwnName, text }: ExamIndex, q: string): PublishedExam[] {
	const typed = readTyped(q);
	if (typed === undefined) return [];
	const best = text.find(typed).relevance.toSorted((a, b) => a - b);
	const found = best.flatMap((packed) => exams[packed % INSTITUTION_BITS] ?? []);
	const called = byOwnName.get(nameKey(q));
	return called === undefined ? found : [called, ...found.filter((exam) => exam !== called)];
}

function toExamSummary({ bySlug }: ExamIndex, exam: ExamRecord): ExamSummary {
	const { state, since, writeNow } = exam.lifecycle;
	return {
		slug: exam.slug,
		name: exam.name,
		shortName: exam.shortName,
		nameHi: exam.nameHi,
		body: exam.body,
		scope: exam.scope,
		states: exam.states,
		level: exam.level,
		streams: exam.streams ?? [],
		mode: exam.mode,
		lifecycle: { state, since, writeNow: writeNow.filter((slug) => bySlug.has(slug)) },
		events: listNewest(exam.events ?? []),
		acceptedBy: exam.acceptedBy && {
			colleges: exam.acceptedBy.colleges,
			receipt: exam.receipts.acceptedBy ?? exam.sourceId,
		},
		sourceId: exam.sourceId,
	};
}

function listNewest(events: readonly ExamEvent[]): ExamEvent[] {
	const cycles = [...new Set(events.map(({ cycle }) => cycle))].sort().slice(-CYCLES_SHOWN);
	return sortByDate(events.filter(({ cycle }) => cycles.includes(cycle)));
}

/** Sorts events by date: a month before its days, and events that begin together in their usual order. */
export function sortByDate(events: readonly ExamEvent[]): ExamEvent[] {
	const kind = (event: ExamEvent) => EXAM_EVENT_KINDS.indexOf(event.kind);
	return events.toSorted((a, b) => (a.starts < b.starts ? -1 : a.starts > b.starts ? 1 : kind(a) - kind(b)));
}
