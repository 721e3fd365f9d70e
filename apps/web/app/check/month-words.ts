import { dateFormat } from "#app/platform/format/intl.ts";
import type { Language } from "#app/platform/i18n/language.ts";

/** `2026-02` becomes "February 2026"; a bare year stays. */
export function monthWords(language: Language, date: string): string {
	if (!date.includes("-")) return date;
	return dateFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(date));
}
