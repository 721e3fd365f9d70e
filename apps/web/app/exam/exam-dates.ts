import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import { dateFormat } from "#app/platform/format/intl.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { addMonths, daysOf, firstDay, isMonth } from "./calendar/days.ts";

type Dated = Pick<ExamEvent, "starts" | "ends">;

/** "29 November 2026", "21–29 January 2027", "November 2026 – January 2027". */
export function whenWords(
	language: Language,
	{ starts, ends = starts }: Dated,
	month: "long" | "short" = "long",
): string {
	const format = (date: string) =>
		dateFormat(language, { day: isMonth(date) ? undefined : "numeric", month, year: "numeric", timeZone: "UTC" });
	if (isMonth(starts) !== isMonth(ends))
		return `${format(starts).format(at(starts))} – ${format(ends).format(at(ends))}`;
	// Browsers differ in the width of the spaces, and a page must say the same there as on the server.
	return format(starts).formatRange(at(starts), at(ends)).replaceAll("\u2009", " ");
}

function at(date: string): Date {
	return new Date(`${firstDay(date)}T00:00:00Z`);
}

/**
 * What an event is on a day: its own status, but whatever is over is past, and an expected window that went by without
 * anybody writing down what became of it is `lapsed`. What was cancelled stays cancelled.
 */
export type EventState = ExamEvent["status"] | "lapsed";

export function eventStateOn(event: Dated & Pick<ExamEvent, "status">, today: string): EventState {
	const isOver = daysOf(event).to < today;
	if (!isOver || event.status === "cancelled") return event.status;
	return event.status === "expected" ? "lapsed" : "past";
}

/** Whether it is under way on a day. */
export function isUnderWay(event: Dated, today: string): boolean {
	const { from, to } = daysOf(event);
	return from <= today && today <= to;
}

/** The events that take place, or took place. */
export function notCancelled<Event extends Pick<ExamEvent, "status">>(events: readonly Event[]): Event[] {
	return events.filter(({ status }) => status !== "cancelled");
}

type Known = Dated & Pick<ExamEvent, "status">;

/** What comes next: the first event that is not over. */
export function nextEvent<Event extends Known>(events: readonly Event[], today: string): Event | undefined {
	return inOrder(notCancelled(events)).find((event) => daysOf(event).to >= today);
}

/** The newest event that is over. */
export function lastEvent<Event extends Known>(events: readonly Event[], today: string): Event | undefined {
	return inOrder(notCancelled(events)).findLast((event) => daysOf(event).to < today);
}

/** By their first days; of two that begin together the shorter first. */
export function inOrder<Event extends Dated>(events: readonly Event[]): Event[] {
	return events.toSorted((a, b) => {
		const [one, other] = [daysOf(a), daysOf(b)];
		return one.from.localeCompare(other.from) || one.to.localeCompare(other.to);
	});
}

/** The events of each admission year, the newest first, each in order. */
export function byCycle<Event extends Dated & Pick<ExamEvent, "cycle">>(
	events: readonly Event[],
): { cycle: string; events: Event[] }[] {
	return [...Map.groupBy(events, ({ cycle }) => cycle)]
		.toSorted(([a], [b]) => b.localeCompare(a))
		.map(([cycle, group]) => ({ cycle, events: inOrder(group) }));
}

/** The months of the coming year, this one first: `2026-11` … */
export function comingMonths(today: string, count = 12): string[] {
	return Array.from({ length: count }, (_, index) => addMonths(today.slice(0, 7), index));
}

/** "November 2026". */
export function monthWords(language: Language, month: string): string {
	return whenWords(language, { starts: month });
}
