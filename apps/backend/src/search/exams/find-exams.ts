import { EXAM_EVENT_KINDS, EXAMS_PER_PAGE } from "@uchit/contract/exam.ts";
import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { ExamList, ExamQuery, ExamSummary } from "@uchit/contract/exam-list.ts";
import { compareStandings, standingOf } from "@uchit/contract/exam-order.ts";
import type { ExamRecord } from "@uchit/contract/exam-record.ts";
import type { PublishedExam } from "#backend/guide/queries/published-exams.ts";
import { INSTITUTION_BITS } from "#backend/search/text/finding.ts";
import { readTyped } from "#backend/search/text/typed.ts";
import { chooseIn, countExamFacets, fits, listExamFacets, listUnknown } from "./exam-facets.ts";
import { type ExamIndex, nameKey } from "./exam-index.ts";

/** A list of exams as the wire has it, but for the sources that its items name. */
export type FoundExams = Omit<ExamList, "sources">;

/** Cycles of which a list shows the dates: the one that is over or running, and the coming one. */
const CYCLES_SHOWN = 2;

/** One page of the exams that a visitor asks for on a day in India, in the order of what closes next, or as words found them. */
export function findExams(index: ExamIndex, query: ExamQuery, today: string): FoundExams {
	const facets = listExamFacets(index, today);
	const choices = chooseIn(facets, query);
	const named = query.q === "" ? byClosing(index.exams, today) : findNamed(index, query.q);
	const found = named.filter((exam) => fits(exam, choices));
	const from = (query.page - 1) * EXAMS_PER_PAGE;
	return {
		total: found.length,
		page: query.page,
		items: found.slice(from, from + EXAMS_PER_PAGE).map(({ record }) => toExamSummary(index, record)),
		facets: countExamFacets(facets, choices, named),
		unknown: listUnknown(facets, query),
	};
}

/** What can be applied for and closes next comes first; of two that stand alike the one before the other in the index. */
export function byClosing(exams: readonly PublishedExam[], today: string): PublishedExam[] {
	return exams
		.map((exam) => ({ exam, stands: standingOf({ ...exam.record, events: exam.record.events ?? [] }, today) }))
		.toSorted((one, other) => compareStandings(one.stands, other.stands))
		.map(({ exam }) => exam);
}

/** Words that no name could hold match nothing, rather than everything. What is called so now comes before what once was. */
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
		sourceId: exam.sourceId,
	};
}

function listNewest(events: readonly ExamEvent[]): ExamEvent[] {
	const cycles = [...new Set(events.map(({ cycle }) => cycle))].sort().slice(-CYCLES_SHOWN);
	return inOrder(events.filter(({ cycle }) => cycles.includes(cycle)));
}

/** By date; a month comes before its days, and what begins together in the order in which it usually happens. */
export function inOrder(events: readonly ExamEvent[]): ExamEvent[] {
	const kind = (event: ExamEvent) => EXAM_EVENT_KINDS.indexOf(event.kind);
	return events.toSorted((a, b) => (a.starts < b.starts ? -1 : a.starts > b.starts ? 1 : kind(a) - kind(b)));
}
