import type { AskCard } from "@uchit/contract/answer.ts";
import { compareStandings, isUnannounced, standingOf } from "@uchit/contract/exam-order.ts";
import type { ExamRecord } from "@uchit/contract/exam-record.ts";
import { totalsOf } from "@uchit/contract/pattern-totals.ts";
import { type ExamIndex, hasEnded } from "#backend/search/exams/exam-index.ts";
import type { ReadMeaning } from "#backend/search/question/reading.ts";
import { type ExamFilters, toExamFilters } from "#backend/search/question/subjects/exam-filters.ts";
import { compareExams, type GuideCard } from "./guide-cards.ts";

const MAX_FORMS = 12;

/** Lists exams with open forms, or those of some subjects: announced last days before usual months; an empty list if none is open. */
export function listForms(
	{ exams: { exams }, today }: { exams: ExamIndex; today: string },
	filters: ExamFilters | undefined,
): Extract<AskCard, { kind: "forms" }> {
	const isMeant = ({ streams = [], level }: ExamRecord) =>
		filters === undefined ||
		(streams.some((each) => filters.stream.includes(each)) &&
			(filters.level.length === 0 || filters.level.includes(`${level}`)));
	const open = exams
		.filter(({ record }) => isMeant(record))
		.map(({ record }) => ({
			record,
			...standingOf({ lifecycle: record.lifecycle, events: record.events ?? [] }, today),
		}))
		.filter(({ standing }) => standing === "open")
		.toSorted(compareStandings);
	const items = open.flatMap(({ record: { slug, shortName, officialSite: site, sourceId }, event }) =>
		event === undefined ? [] : [{ exam: { slug, name: shortName }, event, site, sourceId }],
	);
	const announced = items.filter((item) => !isUnannounced(item)).length;
	return { kind: "forms", total: items.length, announced, items: items.slice(0, MAX_FORMS) };
}

const MAX_EXAMS = 6;

/** "Which exam for law": the exams of a subject, after school unless its degree is a later one. */
export function compareExamsOf(index: ExamIndex, reads: readonly ReadMeaning[]): GuideCard | undefined {
	const { stream, level } = toExamFilters(reads, true) ?? { stream: [], level: [] };
	const isMeant = (exam: ExamRecord) =>
		(exam.streams ?? []).some((each) => stream.includes(each)) && level.includes(`${exam.level}`) && isTelling(exam);
	const meant = index.exams.filter((each) => isMeant(each.record) && !hasEnded(each.record));
	return compareExams(
		index,
		meant.slice(0, MAX_EXAMS).map(({ record }) => ({ value: record.slug })),
	);
}

const isTelling = ({ pattern, acceptedBy }: ExamRecord) =>
	acceptedBy !== undefined || (pattern !== undefined && totalsOf(pattern) !== undefined);
