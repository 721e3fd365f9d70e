import type { AskCard } from "@uchit/contract/answer.ts";
import { standingOf } from "@uchit/contract/exam-order.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";

const MOST = 12;

/** The exams whose forms are open, those that close first before the others; of no exam where none is. */
export function listForms({ exams: { exams }, today }: { exams: ExamIndex; today: string }): AskCard {
	const open = exams
		.map(({ record }) => ({
			record,
			...standingOf({ lifecycle: record.lifecycle, events: record.events ?? [] }, today),
		}))
		.filter(({ standing }) => standing === "open")
		.toSorted((one, other) => one.day.localeCompare(other.day));
	const items = open.flatMap(({ record: { slug, shortName, sourceId }, event }) =>
		event === undefined ? [] : [{ exam: { slug, name: shortName }, event, sourceId }],
	);
	return { kind: "forms", total: items.length, items: items.slice(0, MOST) };
}
