import type { AskCard } from "@uchit/contract/answer.ts";
import { compareStandings, isUnannounced, standingOf } from "@uchit/contract/exam-order.ts";
import type { ExamRecord } from "@uchit/contract/exam-record.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";
import type { ExamFilters } from "#backend/search/question/subjects/exam-filters.ts";

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
