import type { WATCH_OUTCOMES, WatchRhythm } from "@uchit/contract/watch.ts";
import { dayInIndia } from "#backend/platform/india-day.ts";

/** The months in which a publisher has something new, by the ids of its sources: in them its page is looked at daily, else weekly. */
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

/** A date of an exam that is so near makes its official site one to be looked at daily. */
const NEAR_DAYS = 14;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const EVERY_MS = { daily: DAY_MS, weekly: 7 * DAY_MS, monthly: 30 * DAY_MS } as const satisfies Record<
	WatchRhythm,
	number
>;

export type Named = {
	/** Ids of the sources that name the address. */
	sources: readonly string[];
	/** Dates of the exams whose official site it is, days or months; undefined where it is none. */
	examDates: readonly { starts: string; ends?: string | undefined }[] | undefined;
};

/** How often an address is looked at on the day of `now`. */
export function rhythmOf({ sources, examDates }: Named, now: Date): WatchRhythm {
	const today = dayInIndia(now);
	const month = Number(today.slice(5, 7));
	const seasons = SEASONS.filter(([ids]) => sources.some((id) => ids.test(id)));
	if (seasons.some(([, months]) => months.includes(month))) return "daily";
	if (examDates?.some((date) => isNear(date, now))) return "daily";
	return seasons.length > 0 || examDates !== undefined ? "weekly" : "monthly";
}

function isNear({ starts, ends = starts }: { starts: string; ends?: string | undefined }, now: Date): boolean {
	const soon = dayInIndia(new Date(now.getTime() + NEAR_DAYS * DAY_MS));
	// A month begins with a day that is none before its first, and ends with one that is none before its last.
	return starts <= soon && `${ends}-99`.slice(0, "2026-11-29".length) >= dayInIndia(now);
}

export type Looked = { lookedAt: Date | null; outcome: (typeof WATCH_OUTCOMES)[number] | null; failures: number };

/** Returns the time of the next look. A site that could not be reached is asked again after an hour, two, four, up to the rhythm. */
export function dueAt({ lookedAt, outcome, failures }: Looked, rhythm: WatchRhythm): Date {
	if (lookedAt === null) return new Date(0);
	const everyMs = EVERY_MS[rhythm];
	const waitMs = outcome === "unreachable" ? Math.min(HOUR_MS * 2 ** (failures - 1), everyMs) : everyMs;
	return new Date(lookedAt.getTime() + waitMs);
}
