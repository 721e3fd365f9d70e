const FORMAT = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });
const COMING_FORMAT = new Intl.DateTimeFormat("en-IN", {
	weekday: "long",
	day: "numeric",
	month: "long",
	year: "numeric",
	hour: "2-digit",
	minute: "2-digit",
	hourCycle: "h23",
});

export function toMoment(value: unknown): string {
	return written(FORMAT, value);
}

export function formatComingMoment(value: unknown): string {
	return written(COMING_FORMAT, value);
}

function written(format: Intl.DateTimeFormat, value: unknown): string {
	const moment = Date.parse(String(value));
	return Number.isNaN(moment) ? "at an unknown time" : format.format(moment);
}

/** Interprets the typed time in the writer's time zone. */
export function momentTyped(text: string): string | null {
	return text === "" ? null : new Date(text).toISOString();
}
