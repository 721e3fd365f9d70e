import type { ExamEventKind } from "@uchit/contract/exam.ts";
import { isDay } from "@uchit/contract/exam-event.ts";
import { isRecord } from "@uchit/text/is-record.ts";
import { useRecordContext } from "react-admin";
import { useFormContext } from "react-hook-form";
import { dayInWords } from "#studio/parts/day-in-words.ts";
import type { Question } from "#studio/parts/step-button.tsx";
import { nameOfEvent } from "./exam-facts.ts";
import { readDay } from "./shape/read-day.ts";

/** Which kinds of event begin before which. Counselling often begins before the result, so it has no place here. */
const FOLLOWING: Partial<Record<ExamEventKind, readonly string[]>> = {
	application: ["correction-window", "admit-card", "exam", "answer-key", "result"],
	"admit-card": ["exam", "answer-key", "result"],
	exam: ["answer-key", "result"],
	"answer-key": ["result"],
};
const FOLLOWING_OF = new Map<unknown, readonly string[]>(Object.entries(FOLLOWING));

type Values = Readonly<Record<string, unknown>>;

/** Each pair of dates of one session that stand in an order that cannot be. */
export function doubtfulOrder(events: unknown): string[] {
	const dated = (Array.isArray(events) ? events : []).filter(isRecord).filter(({ status }) => status !== "cancelled");
	const sessions = Map.groupBy(dated, ({ cycle, name }) => `${cycle} ${name ?? ""}`);
	return [...sessions.values()].flatMap((session) =>
		session.flatMap((first) =>
			session
				.filter(({ kind }) => FOLLOWING_OF.get(first.kind)?.includes(String(kind)))
				.filter((next) => isBefore(lastStartOf(next), startOf(first)))
				.map((next) => `${inWords(next)} begins before ${inWords(first)}.`),
		),
	);
}

export function newDoubts({ events }: Values, saved: Values = {}): string[] {
	const known = doubtfulOrder(saved.events);
	return doubtfulOrder(events).filter((line) => !known.includes(line));
}

/** Asked once: what is saved all the same stays marked above the dates. */
export function useOrderQuestion(): () => Promise<Question | undefined> {
	const { getValues } = useFormContext();
	const record = useRecordContext();
	return async () => {
		const lines = newDoubts(getValues(), record);
		return lines.length === 0 ? undefined : () => ({ content: <DoubtfulOrder lines={lines} /> });
	};
}

export function DoubtfulOrder({ lines }: { lines: readonly string[] }) {
	if (lines.length === 0) return null;
	return (
		<div className="doubt" role="status">
			<p>Look at these dates again:</p>
			<ul>
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</div>
	);
}

function startOf({ starts }: Values): string {
	return readDay(String(starts ?? ""));
}

/** Of months it is known only that it begins within them. */
function lastStartOf(event: Values): string {
	return isDay(startOf(event)) ? startOf(event) : readDay(String(event.ends ?? event.starts ?? ""));
}

function isBefore(one: string, other: string): boolean {
	const length = Math.min(one.length, other.length);
	return length >= "2027-06".length && one.slice(0, length) < other.slice(0, length);
}

function inWords(event: Values): string {
	const [from, to] = [event.starts, event.ends ?? ""].map((day) => dayInWords(readDay(String(day))));
	return `${nameOfEvent(String(event.key))} (${to === "" || to === from ? from : `${from} to ${to}`})`;
}
