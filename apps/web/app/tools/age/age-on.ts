import { DAY_MS } from "@uchit/contract/duration.ts";
export type Age = { years: number; months: number; days: number };

/**
 * Age in whole years, months and days; undefined before birth. Days are dates without a time (`2009-02-28`). Months begin on the day of
 * birth, or at the month's end if the month is shorter.
 */
export function ageOn(birth: string, day: string): Age | undefined {
	if (birth > day) return undefined;
	const [by = 0, bm = 0, bd = 0] = birth.split("-").map(Number);
	const [dy = 0, dm = 0, dd = 0] = day.split("-").map(Number);
	const wholeMonths = (dy - by) * 12 + (dm - bm) - (dd < bd ? 1 : 0);
	const from = Date.UTC(by, bm - 1 + wholeMonths, Math.min(bd, daysIn(by, bm - 1 + wholeMonths)));
	return {
		years: Math.floor(wholeMonths / 12),
		months: wholeMonths % 12,
		days: Math.round((Date.UTC(dy, dm - 1, dd) - from) / DAY_MS),
	};
}

/** `month` counts from 0, and may be past the year's end. */
function daysIn(year: number, month: number): number {
	return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

const DATE = /^(19[4-9]\d|20\d\d)-\d{2}-\d{2}$/;

/** A day as date fields send it; undefined if invalid (`2009-02-30`). */
export function parseDay(text: string): string | undefined {
	const isDay = DATE.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);
	return isDay ? text : undefined;
}
