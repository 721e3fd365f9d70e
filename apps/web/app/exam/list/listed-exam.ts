import type { ExamSummary } from "@uchit/contract/exam-list.ts";
import { standingOf } from "@uchit/contract/exam-order.ts";
import { lastEvent } from "#app/exam/exam-dates.ts";

type Event = ExamSummary["events"][number];

/** What a list shows of an exam: of its events, which are most of it, the one on its card. */
export type ListedExam = Pick<
	ExamSummary,
	| "slug"
	| "name"
	| "shortName"
	| "nameHi"
	| "scope"
	| "states"
	| "level"
	| "streams"
	| "lifecycle"
	| "events"
	| "sourceId"
>;

/** The event by which an exam has its place in the list: an application that is open or opens, or else what comes next, or the last one. */
export function findShownEvent(exam: Pick<ExamSummary, "lifecycle" | "events">, today: string): Event | undefined {
	const { standing, event } = standingOf(exam, today);
	return event ?? (standing === "undated" ? lastEvent(exam.events, today) : undefined);
}

export function toListedExam(exam: ExamSummary, today: string): ListedExam {
	const { slug, name, shortName, nameHi, scope, states, level, streams, lifecycle, sourceId } = exam;
	const shown = findShownEvent(exam, today);
	// What its note says stands on the exam's own page.
	const events = [shown].flatMap((event) =>
		event === undefined ? [] : [{ ...event, note: undefined, noteHi: undefined }],
	);
	return { slug, name, shortName, nameHi, scope, states, level, streams, lifecycle, events, sourceId };
}
