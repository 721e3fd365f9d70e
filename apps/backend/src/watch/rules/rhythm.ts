import type { WATCH_OUTCOMES, WatchRhythm } from "@uchit/contract/watch.ts";
import { dayInIndia } from "#backend/platform/india-day.ts";

/** Months in which a publisher has news, by ids of its sources: its page is visited daily then, else weekly. */
const SEASONS: readonly (readonly [sources: RegExp, months: readonly number[]])[] = [
	[/^josaa-/, [6, 7]],
	[/^(?:csab|comedk|jac-delhi|du-csas|uptac|mpdte|ojee|wbjee|keam|tnea|tg-|ap-|ts-)/, [6, 7, 8, 9]],
	[/^(?:neet|gujarat|gujcet|kcet|mht-cet)-/, [6, 7, 8, 9, 10]],
	[/^ccmt-/, [5, 6, 7]],
	[/^clat-/, [12, 1, 2, 5, 6]],
	[/^bitsat-/, [6, 7, 8]],
	[/^nirf-/, [8, 9]],
	[/^(?:jee-advanced|neet)-marks-/, [6]],
	[/^fra-/, [6, 7, 8, 9]],
];

/** Days before an exam date from which its official site is visited daily. */
const NEAR_DAYS = 14;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const EVERY_MS = { daily: DAY_MS, weekly: 7 * DAY_MS, monthly: 30 * DAY_MS } as const satisfies Record<
	WatchRhythm,
	number
>;

export type WatchSubject = {
	sources: readonly string[];
	/** Dates of the exams whose official site it is, days or months; undefined if it belongs to no exam. */
	examDates: readonly { starts: string; ends?: string | undefined }[] | undefined;
};

export function rhythmOf({ sources, examDates }: WatchSubject, now: Date): WatchRhythm {
	const today = dayInIndia(now);
	const month = Number(today.slice(5, 7));
	const seasons = SEASONS.filter(([ids]) => sources.some((id) => ids.test(id)));
	if (seasons.some(([, months]) => months.includes(month))) return "daily";
	if (examDates?.some((date) => isNear(date, now))) return "daily";
	return seasons.length > 0 || examDates !== undefined ? "weekly" : "monthly";
}

function isNear({ starts, ends = starts }: { starts: string; ends?: string | undefined }, now: Date): boolean {
	const soon = dayInIndia(new Date(now.getTime() + NEAR_DAYS * DAY_MS));
	// A date of month precision covers the whole month; day 99 sorts after any real day.
	return starts <= soon && `${ends}-99`.slice(0, "2026-11-29".length) >= dayInIndia(now);
}

export type CheckState = { lookedAt: Date | null; outcome: (typeof WATCH_OUTCOMES)[number] | null; failures: number };

/** An unreachable site is retried after one hour, two, four, up to its rhythm. */
export function dueAt({ lookedAt, outcome, failures }: CheckState, rhythm: WatchRhythm): Date {
	if (lookedAt === null) return new Date(0);
	const everyMs = EVERY_MS[rhythm];
	const waitMs = outcome === "unreachable" ? Math.min(HOUR_MS * 2 ** (failures - 1), everyMs) : everyMs;
	return new Date(lookedAt.getTime() + waitMs);
}
