import type { Language } from "#app/platform/i18n/language.ts";
import { dateFormat } from "./intl.ts";

/** "21 November 2026": the day of a time (ISO) as the calendar stands in India. */
export function formatDate(language: Language, time: string): string {
	return dateFormat(language, { dateStyle: "long", timeZone: "Asia/Kolkata" }).format(new Date(time));
}
