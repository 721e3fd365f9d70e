import type { ExamSummary } from "@uchit/contract/exam-list.schema.ts";
import { standingOf } from "@uchit/contract/exam-order.ts";
import { lastEvent } from "#app/exam/exam-dates.ts";

type Event = ExamSummary["events"][number];

/** The event by which an exam has its place in the list: an application that is open or opens, or else what comes next, or the last one. */
export function findShownEvent(exam: Pick<ExamSummary, "lifecycle" | "events">, today: string): Event | undefined {
	const { standing, event } = standingOf(exam, today);
	return event ?? (standing === "undated" ? lastEvent(exam.events, today) : undefined);
}

/** What a list shows of an exam: of its events, which are most of it, the one on its card. */
export function toListedExam(exam: ExamSummary, today: string): ExamSummary {
	const event = findShownEvent(exam, today);
	return { ...exam, events: event === undefined ? [] : [event] };
}
