import type { ExamSummary } from "@uchit/contract/exam-list.schema.ts";
import { lastEvent, nextEvent } from "#app/exam/exam-dates.ts";
import { isStillHeld } from "#app/exam/page-of-exam.ts";

type Event = ExamSummary["events"][number];

/** The event that is under way or comes next, which an exam that has ended has none of, or else the last one. */
export function findShownEvent(
	{ lifecycle, events }: Pick<ExamSummary, "lifecycle" | "events">,
	today: string,
): { event: Event | undefined; isLast: boolean } {
	const next = isStillHeld(lifecycle) ? nextEvent(events, today) : undefined;
	return { event: next ?? lastEvent(events, today), isLast: next === undefined };
}

/** What a list shows of an exam: of its events, which are most of it, the one on its card. */
export function toListedExam(exam: ExamSummary, today: string): ExamSummary {
	const { event } = findShownEvent(exam, today);
	return { ...exam, events: event === undefined ? [] : [event] };
}
