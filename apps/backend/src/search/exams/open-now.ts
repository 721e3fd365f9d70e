import type { ExamRecord } from "@uchit/contract/exam.ts";
import { type ExamEvent, isDay } from "@uchit/contract/exam-event.ts";

/** Whether applications are taken on a day (`2026-11-21`): by an announced date, or in the usual window. */
export function isOpenOn({ events = [] }: Pick<ExamRecord, "events">, day: string): boolean {
	return events.some((event) => event.kind === "application" && covers(event, day));
}

/** A date that is a month stands for the whole of it, unless it has passed: then we know no day, and it is over. */
function covers({ status, starts, ends = starts }: ExamEvent, day: string): boolean {
	if (status === "cancelled") return false;
	if (status === "past" && !isDay(ends)) return false;
	const month = day.slice(0, "2026-11".length);
	return starts <= (isDay(starts) ? day : month) && ends >= (isDay(ends) ? day : month);
}
