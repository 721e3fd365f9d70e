import type { Language } from "#app/platform/i18n/language.ts";
import { dateFormat } from "./intl.ts";

/** "21 November 2026": the day of a time (ISO) as the calendar stands in India. */
export function formatDate(language: Language, time: string): string {
	return dateFormat(language, { dateStyle: "long", timeZone: "Asia/Kolkata" }).format(new Date(time));
}

const ISO = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d.*)?$/;

/** Whether a foreign text is an ISO date that exists. Of "05-12-2026" the language's own parser would make the 12th of May. */
export function isIsoDate(text: string): boolean {
	const [, day] = ISO.exec(text) ?? [];
	const exists = day !== undefined && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true;
	return exists && !Number.isNaN(Date.parse(text));
}

/** "2025-12" as "December 2025"; what is no month or day, such as the year 2024-25, stays as it is. */
export function formatMonth(language: Language, text: string): string {
	if (!/^\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?$/.test(text)) return text;
	return dateFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(text));
}
