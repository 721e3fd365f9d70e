const FORMAT = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });
const TO_COME = new Intl.DateTimeFormat("en-IN", {
	weekday: "long",
	day: "numeric",
	month: "long",
	year: "numeric",
	hour: "2-digit",
	minute: "2-digit",
	hourCycle: "h23",
});

/** A moment of the wire, in the reader's own time. */
export function toMoment(value: unknown): string {
	return written(FORMAT, value);
}

/** One that is still to come, with its day of the week: "Monday, 30 November 2026 at 09:00". */
export function toComing(value: unknown): string {
	return written(TO_COME, value);
}

function written(format: Intl.DateTimeFormat, value: unknown): string {
	const moment = Date.parse(String(value));
	return Number.isNaN(moment) ? "at an unknown time" : format.format(moment);
}

/** What was typed into a field of date and time, as the wire has it: the moment that it is where its writer sits. */
export function momentTyped(text: string): string | null {
	return text === "" ? null : new Date(text).toISOString();
}
