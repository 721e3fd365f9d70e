import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";
import { dateFormat } from "#app/platform/format/intl.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { addDays, addMonths, daysOf, firstDay, isMonth } from "./calendar/days.ts";

type Dated = Pick<ExamEvent, "starts" | "ends">;

export function whenWords(
	language: Language,
	{ starts, ends = starts }: Dated,
	month: "long" | "short" = "long",
): string {
	const format = (date: string) =>
		dateFormat(language, { day: isMonth(date) ? undefined : "numeric", month, year: "numeric", timeZone: "UTC" });
	if (isMonth(starts) !== isMonth(ends))
		return `${format(starts).format(toUtcDate(starts))} – ${format(ends).format(toUtcDate(ends))}`;
	// Browsers differ in the width of spaces, and hydration needs the server's text.
	return format(starts).formatRange(toUtcDate(starts), toUtcDate(ends)).replaceAll("\u2009", " ");
}

function toUtcDate(date: string): Date {
	return new Date(`${firstDay(date)}T00:00:00Z`);
}

/**
 * The state on a day: the event's status, `past` once over, or `lapsed` for an expected window without a recorded outcome. Cancelled
 * events stay cancelled.
 */
export type EventState = ExamEvent["status"] | "lapsed";

export function eventStateOn(event: Dated & Pick<ExamEvent, "status">, today: string): EventState {
	const isOver = daysOf(event).to < today;
	if (!isOver || event.status === "cancelled") return event.status;
	return event.status === "expected" ? "lapsed" : "past";
}

/** The whole exam was checked on `writtenOn`; a single fact may have been changed later. */
export function lastWrittenOn({ writtenOn, changes }: Pick<Exam, "writtenOn" | "changes">): string {
	return changes.reduce((last, { on }) => (on > last ? on : last), writtenOn);
}

export function isUnderWay(event: Dated, today: string): boolean {
	const { from, to } = daysOf(event);
	return from <= today && today <= to;
}

/** Whether the last of its usual days is this week: nobody has announced which day it closes on. */
export function mayCloseAnyDay(event: DatedEvent, today: string): boolean {
	return event.status === "expected" && isUnderWay(event, today) && daysOf(event).to < addDays(today, 7);
}

const MAY_BE_LATE_DAYS = 15;

/** Whether the usual months of a form are just over, and no document says that it closed: forms are often extended. */
export function mayStillBeOpen(event: DatedEvent, today: string): boolean {
	const { to } = daysOf(event);
	return event.status === "expected" && to < today && today <= addDays(to, MAY_BE_LATE_DAYS);
}

export function withoutCancelled<Event extends Pick<ExamEvent, "status">>(events: readonly Event[]): Event[] {
	return events.filter(({ status }) => status !== "cancelled");
}

type DatedEvent = Dated & Pick<ExamEvent, "status">;

export function findNextEvent<Event extends DatedEvent>(events: readonly Event[], today: string): Event | undefined {
	return sortEvents(withoutCancelled(events)).find((event) => daysOf(event).to >= today);
}

export function findLastEvent<Event extends DatedEvent>(events: readonly Event[], today: string): Event | undefined {
	return sortEvents(withoutCancelled(events)).findLast((event) => daysOf(event).to < today);
}

/** The form that a student can act on first: one that is open, may still be open, opens next, or was the last. */
export function findNearestForm<Event extends DatedEvent>(forms: readonly Event[], today: string): Event | undefined {
	const next = findNextEvent(forms, today);
	if (next !== undefined && isUnderWay(next, today)) return next;
	const late = sortEvents(forms).findLast((form) => mayStillBeOpen(form, today));
	return late ?? next ?? findLastEvent(forms, today);
}

export function sortEvents<Event extends Dated>(events: readonly Event[]): Event[] {
	return events.toSorted((a, b) => {
		const [one, other] = [daysOf(a), daysOf(b)];
		return one.from.localeCompare(other.from) || one.to.localeCompare(other.to);
	});
}

export function groupByCycle<Event extends Dated & Pick<ExamEvent, "cycle">>(
	events: readonly Event[],
): { cycle: string; events: Event[] }[] {
	return [...Map.groupBy(events, ({ cycle }) => cycle)]
		.toSorted(([a], [b]) => b.localeCompare(a))
		.map(([cycle, group]) => ({ cycle, events: sortEvents(group) }));
}

export function comingMonths(today: string): string[] {
	return Array.from({ length: 12 }, (_, index) => addMonths(today.slice(0, 7), index));
}

export function monthWords(language: Language, month: string): string {
	return whenWords(language, { starts: month });
}
