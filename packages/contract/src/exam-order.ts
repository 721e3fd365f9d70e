import { isAnnounced, type LifecycleState } from "./exam.ts";
import type { ExamEvent } from "./exam-event.ts";

export const EXAM_STANDINGS = ["open", "opens", "under-way", "undated", "ended"] as const;
export type ExamStanding = (typeof EXAM_STANDINGS)[number];

export type DatedStanding = { standing: ExamStanding; event: ExamEvent | undefined; day: string };

type Standing = { lifecycle: { state: LifecycleState; writeNow: readonly unknown[] }; events: readonly ExamEvent[] };

/**
 * Returns the standing of an exam on a day (`2026-11-23`): open for applications (until its closing day), about to
 * open, then under way without an open form. A month counts from its first day to its last.
 */
export function standingOf({ lifecycle: { state, writeNow }, events }: Standing, today: string): DatedStanding {
	const isKnown = state === "current" || (state === "renamed" && writeNow.length === 0);
	if (!isKnown) return { standing: "ended", event: undefined, day: "" };
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

/** Sorts exams by standing, then by day; among open forms, those with an announced last day come first. */
export function compareStandings(one: DatedStanding, other: DatedStanding): number {
	const standing = EXAM_STANDINGS.indexOf(one.standing) - EXAM_STANDINGS.indexOf(other.standing);
	const usual = one.standing === "open" ? Number(isUnannounced(one)) - Number(isUnannounced(other)) : 0;
	return standing || usual || one.day.localeCompare(other.day);
}

/** Whether only the usual months say that the form is open. */
export function isUnannounced({ event }: Pick<DatedStanding, "event">): boolean {
	return event === undefined || !isAnnounced(event);
}

function first(events: readonly ExamEvent[], dayOf: (event: ExamEvent) => string): ExamEvent | undefined {
	return events.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))[0];
}

const MONTH_LENGTH = "2027-01".length;

function firstDayOf({ starts }: ExamEvent): string {
	return starts.length === MONTH_LENGTH ? `${starts}-01` : starts;
}

/** Ends a month on its 31st: the value is only compared, so shorter months keep their order. */
function lastDayOf({ starts, ends = starts }: ExamEvent): string {
	return ends.length === MONTH_LENGTH ? `${ends}-31` : ends;
}
