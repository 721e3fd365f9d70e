import type { CallWindow } from "@uchit/contract/lead.ts";
import { isRecord } from "@uchit/text/is-record.ts";

const INDIA_TIME_FORMAT = new Intl.DateTimeFormat("en-GB", {
	timeZone: "Asia/Kolkata",
	hour: "2-digit",
	minute: "2-digit",
	hourCycle: "h23",
});

export function windowOf(value: unknown): CallWindow | undefined {
	if (!isRecord(value) || typeof value.from !== "string" || typeof value.to !== "string") return undefined;
	return { from: value.from, to: value.to };
}

export function toSpan({ from, to }: CallWindow): string {
	return `${from} to ${to}`;
}

/** The end time itself is excluded. */
export function isCallable({ from, to }: CallWindow, now: Date): boolean {
	const time = INDIA_TIME_FORMAT.format(now);
	return from <= time && time < to;
}
