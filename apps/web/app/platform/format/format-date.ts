import type { Language } from "#app/platform/i18n/language.ts";
import { dateFormat } from "./intl.ts";

/** "21 November 2026": the day of an ISO time in India. */
export function formatDate(language: Language, time: string): string {
	return dateFormat(language, { dateStyle: "long", timeZone: "Asia/Kolkata" }).format(new Date(time));
}

const ISO = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d.*)?$/;

/** Whether the text is an existing ISO date. `Date` would read "05-12-2026" as 12 May. */
export function isIsoDate(text: string): boolean {
	const [, day] = ISO.exec(text) ?? [];
	const exists = day !== undefined && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true;
	return exists && !Number.isNaN(Date.parse(text));
}

/** "2025-12" as "December 2025"; other text, such as the year 2024-25, stays. */
export function formatMonth(language: Language, text: string): string {
	if (!/^\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?$/.test(text)) return text;
	return dateFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(text));
}
