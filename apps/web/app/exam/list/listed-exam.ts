import type { ExamSummary } from "@uchit/contract/exam-list.ts";
import { standingOf } from "@uchit/contract/exam-order.ts";
import { lastEvent } from "#app/exam/exam-dates.ts";

type Event = ExamSummary["events"][number];

/** The fields of an exam in a list; of its many events, only the one on its card. */
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

/**
 * Returns the event that places an exam in the list: an open or coming application, or else the next event, or the last
 * one.
 */
export function findShownEvent(exam: Pick<ExamSummary, "lifecycle" | "events">, today: string): Event | undefined {
	const { standing, event } = standingOf(exam, today);
	return event ?? (standing === "undated" ? lastEvent(exam.events, today) : undefined);
}

export function toListedExam(exam: ExamSummary, today: string): ListedExam {
	const { slug, name, shortName, nameHi, scope, states, level, streams, lifecycle, sourceId } = exam;
	const shown = findShownEvent(exam, today);
	// Notes are only shown on the exam's own page.
	const events = [shown].flatMap((event) =>
		event === undefined ? [] : [{ ...event, note: undefined, noteHi: undefined }],
	);
	return { slug, name, shortName, nameHi, scope, states, level, streams, lifecycle, events, sourceId };
}
