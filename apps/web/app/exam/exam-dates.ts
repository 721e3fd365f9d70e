import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import { dateFormat } from "#app/platform/format/intl.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { addDays, addMonths, daysOf, firstDay, isMonth } from "./calendar/days.ts";

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
	// Browsers differ in the width of spaces, and hydration needs the server's text.
	return format(starts).formatRange(at(starts), at(ends)).replaceAll("\u2009", " ");
}

function at(date: string): Date {
	return new Date(`${firstDay(date)}T00:00:00Z`);
}

/**
 * The state of an event on a day: its own status, but `past` once it is over, and `lapsed` for an expected window that
 * went by without a recorded outcome. Cancelled events stay cancelled.
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

/** Whether the last of its usual days is this week: nobody has announced which day it closes on. */
export function mayCloseAnyDay(event: Known, today: string): boolean {
	return event.status === "expected" && isUnderWay(event, today) && daysOf(event).to < addDays(today, 7);
}

/** Returns the events that were not cancelled. */
export function notCancelled<Event extends Pick<ExamEvent, "status">>(events: readonly Event[]): Event[] {
	return events.filter(({ status }) => status !== "cancelled");
}

type Known = Dated & Pick<ExamEvent, "status">;

/** Returns the first event that is not over. */
export function nextEvent<Event extends Known>(events: readonly Event[], today: string): Event | undefined {
	return inOrder(notCancelled(events)).find((event) => daysOf(event).to >= today);
}

/** Returns the newest event that is over. */
export function lastEvent<Event extends Known>(events: readonly Event[], today: string): Event | undefined {
	return inOrder(notCancelled(events)).findLast((event) => daysOf(event).to < today);
}

/** Sorts by first day; if two begin together, the shorter comes first. */
export function inOrder<Event extends Dated>(events: readonly Event[]): Event[] {
	return events.toSorted((a, b) => {
		const [one, other] = [daysOf(a), daysOf(b)];
		return one.from.localeCompare(other.from) || one.to.localeCompare(other.to);
	});
}

/** Groups events by admission year, the newest first, each in order. */
export function byCycle<Event extends Dated & Pick<ExamEvent, "cycle">>(
	events: readonly Event[],
): { cycle: string; events: Event[] }[] {
	return [...Map.groupBy(events, ({ cycle }) => cycle)]
		.toSorted(([a], [b]) => b.localeCompare(a))
		.map(([cycle, group]) => ({ cycle, events: inOrder(group) }));
}

/** The next months from this one: `2026-11` … */
export function comingMonths(today: string): string[] {
	return Array.from({ length: 12 }, (_, index) => addMonths(today.slice(0, 7), index));
}

/** "November 2026". */
export function monthWords(language: Language, month: string): string {
	return whenWords(language, { starts: month });
}
