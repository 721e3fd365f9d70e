const FORMAT = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });

/** A moment of the wire, in the reader's own time. */
export function toMoment(value: unknown): string {
	const moment = Date.parse(String(value));
	return Number.isNaN(moment) ? "at an unknown time" : FORMAT.format(moment);
}
