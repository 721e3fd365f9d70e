import { DAY_MS } from "@uchit/contract/duration.ts";
import type { ExamEvent } from "@uchit/contract/exam-event.ts";

export type WatchedGuide = {
	status?: string;
	written_on?: string | null;
	events?: readonly Pick<ExamEvent, "key" | "starts" | "ends" | "status" | "receipt">[] | null;
	receipts?: Readonly<Record<string, unknown>> | null;
};

/** Days after which the whole exam must be reviewed again. */
const FRESH_DAYS = 90;
const INDIAN_DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });

export function todayInIndia(): string {
	return INDIAN_DAY.format(new Date());
}

export function staleFacts({ status, written_on, events }: WatchedGuide, today: string): string[] {
	if (status === "archived") return [];
	const age = (Date.parse(today) - Date.parse(written_on ?? "")) / DAY_MS;
	const over = (events ?? []).filter(isOver(today));
	return [
		...(age > FRESH_DAYS ? [`last checked ${age} days ago`] : []),
		...over.map(({ key, status }) => `${nameOfEvent(key)} is over, but still marked as ${status}`),
	];
}

/** The first date that has passed without being marked past or cancelled. */
export function findOverdueEvent({ events }: WatchedGuide, today: string) {
	return (events ?? []).find(isOver(today));
}

function isOver(today: string) {
	return (event: NonNullable<WatchedGuide["events"]>[number]) =>
		event.status !== "past" && event.status !== "cancelled" && lastDay(event) < today;
}

/** True if no fact names its own document, so nothing was compared with a bulletin. */
export function isUnchecked({ status, receipts, events }: WatchedGuide): boolean {
	const named = [...Object.values(receipts ?? {}), ...(events ?? []).map(({ receipt }) => receipt)];
	return status !== "archived" && named.every((receipt) => typeof receipt !== "object" || receipt === null);
}

/** Days ahead in which a date without a document is flagged. */
const NEAR_DAYS = 30;

export function findUndocumentedNearEvent(exam: WatchedGuide, today: string) {
	const next = exam.status === "archived" ? undefined : nextEvent(exam, today);
	const soon = new Date(Date.parse(today) + NEAR_DAYS * DAY_MS).toISOString().slice(0, 10);
	return next !== undefined && next.starts <= soon && typeof next.receipt !== "object" ? next : undefined;
}

export function nextEvent({ events }: WatchedGuide, today: string) {
	const [next] = (events ?? [])
		.filter((event) => event.status !== "past" && lastDay(event) >= today)
		.toSorted((one, other) => one.starts.localeCompare(other.starts));
	return next;
}

/** Day 31 sorts at or after every day of a month. */
function lastDay({ starts, ends }: { starts: string; ends?: string | undefined }): string {
	const end = ends ?? starts;
	return end.length === "2026-11".length ? `${end}-31` : end;
}

/** `2027-session-1-application` → Session 1 application 2027; exam names and other keys are unchanged. */
export function nameOfEvent(key: string, exam = ""): string {
	const [, year, rest = ""] = /^(\d{4})-(.+)$/.exec(key) ?? [];
	if (year === undefined) return key;
	const written = new Map(exam.split(/[\s()-]+/).map((word) => [word.toLowerCase(), word]));
	const words = rest
		.split("-")
		.map((word) => written.get(word) ?? word)
		.join(" ");
	return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${year}`;
}
