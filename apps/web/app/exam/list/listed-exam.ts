import type { ExamSummary } from "@uchit/contract/exam-list.ts";
import { standingOf } from "@uchit/contract/exam-order.ts";
import { findLastEvent } from "#app/exam/exam-dates.ts";

type Event = ExamSummary["events"][number];

/** Of an exam's many events, only the one on its card is sent. */
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

/** The event by which the list places an exam: an open or coming application, else the next event, else the last. */
export function findShownEvent(exam: Pick<ExamSummary, "lifecycle" | "events">, today: string): Event | undefined {
	const { standing, event } = standingOf(exam, today);
	return event ?? (standing === "undated" ? findLastEvent(exam.events, today) : undefined);
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
