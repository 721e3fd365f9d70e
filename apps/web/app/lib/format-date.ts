import { type Language, LOCALES } from "#app/i18n/language.ts";

/** "21 November 2026": the day of a time (ISO) as the calendar stands in India. */
export function formatDate(language: Language, time: string): string {
	return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "Asia/Kolkata" }).format(
		new Date(time),
	);
}
