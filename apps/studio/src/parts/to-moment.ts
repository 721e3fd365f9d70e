/** All times at the desk are India's, wherever its people sit. Today says so once. */
const ZONE = { timeZone: "Asia/Kolkata" } as const;
const OFFSET = "+05:30";
const FORMAT = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short", ...ZONE });
const DAY_FORMAT = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", ...ZONE });
const COMING_FORMAT = new Intl.DateTimeFormat("en-IN", { dateStyle: "full", timeStyle: "short", ...ZONE });
/** As a field of a day and a time wants it: 2026-12-13T09:00. */
const TYPED_FORMAT = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", ...ZONE });

export function toMoment(value: unknown): string {
	return written(FORMAT, value);
}

export function toDay(value: unknown): string {
	return written(DAY_FORMAT, value);
}

export function formatComingMoment(value: unknown): string {
	return written(COMING_FORMAT, value);
}

function written(format: Intl.DateTimeFormat, value: unknown): string {
	const moment = Date.parse(String(value));
	return Number.isNaN(moment) ? "at an unknown time" : format.format(moment);
}

export function momentTyped(text: string): string | null {
	return text === "" ? null : new Date(`${text}${OFFSET}`).toISOString();
}

/** The field that `momentTyped` reads. */
export function toTyped(value: unknown): string {
	const moment = Date.parse(String(value));
	return Number.isNaN(moment) ? "" : TYPED_FORMAT.format(moment).replace(" ", "T");
}
