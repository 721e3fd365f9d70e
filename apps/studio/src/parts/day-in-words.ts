const MONTH = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" });
const DAY = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" });

/** `2026-12-13` → 13 December 2026. A month without a day stays a month; other text is unchanged. */
export function dayInWords(text: string): string {
	if (/^\d{4}-\d{2}$/.test(text)) return MONTH.format(new Date(text));
	return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? DAY.format(new Date(text)) : text;
}
