import { isAnnounced, type LifecycleState } from "./exam.ts";
import type { ExamEvent } from "./exam-event.ts";

/** Where exams stand for somebody who wants to apply, in the order of their list. */
export const EXAM_STANDINGS = ["open", "opens", "under-way", "undated", "ended"] as const;
export type ExamStanding = (typeof EXAM_STANDINGS)[number];

/** The event that says so, and its day: of an open application the last one, of any other event the first. */
export type StandingOf = { standing: ExamStanding; event: ExamEvent | undefined; day: string };

type Standing = { lifecycle: { state: LifecycleState; writeNow: readonly unknown[] }; events: readonly ExamEvent[] };

/**
 * Where an exam stands on a day (`2026-11-23`): open for applications, which is told by when it closes, then about to open, then
 * under way without a form to fill in. A month counts from its first day to its last.
 */
export function standingOf({ lifecycle: { state, writeNow }, events }: Standing, today: string): StandingOf {
	const isHeld = state === "current" || (state === "renamed" && writeNow.length === 0);
	if (!isHeld) return { standing: "ended", event: undefined, day: "" };
	const ahead = events.filter((event) => event.status !== "cancelled" && lastDayOf(event) >= today);
	const applications = ahead.filter(({ kind }) => kind === "application");
	const open = first(
		applications.filter((event) => firstDayOf(event) <= today),
		lastDayOf,
	);
	if (open !== undefined) return { standing: "open", event: open, day: lastDayOf(open) };
	const opens = first(applications, firstDayOf);
	if (opens !== undefined) return { standing: "opens", event: opens, day: firstDayOf(opens) };
	const next = first(ahead, firstDayOf);
	if (next !== undefined) return { standing: "under-way", event: next, day: firstDayOf(next) };
	return { standing: "undated", event: undefined, day: "" };
}

/** Before which exam another stands in the list: by standing, of open forms those with an announced last day first, then by the day. */
export function compareStandings(one: StandingOf, other: StandingOf): number {
	const standing = EXAM_STANDINGS.indexOf(one.standing) - EXAM_STANDINGS.indexOf(other.standing);
	const usual = one.standing === "open" ? Number(isUsual(one)) - Number(isUsual(other)) : 0;
	return standing || usual || one.day.localeCompare(other.day);
}

/** Whether its form is open by the usual months alone. */
export function isUsual({ event }: Pick<StandingOf, "event">): boolean {
	return event === undefined || !isAnnounced(event);
}

function first(events: readonly ExamEvent[], dayOf: (event: ExamEvent) => string): ExamEvent | undefined {
	return events.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))[0];
}

const MONTH_LENGTH = "2027-01".length;

function firstDayOf({ starts }: ExamEvent): string {
	return starts.length === MONTH_LENGTH ? `${starts}-01` : starts;
}

/** The last day of a month is compared alone: that every month has 31 days changes no order. */
function lastDayOf({ starts, ends = starts }: ExamEvent): string {
	return ends.length === MONTH_LENGTH ? `${ends}-31` : ends;
}
