import { EXAM_EVENT_KINDS, type ExamEventKind } from "@uchit/contract/exam.ts";
import type { ExamSummary } from "@uchit/contract/exam-list.ts";
import { daysOf, isMonth } from "#app/exam/calendar/days.ts";
import { comingMonths, type EventState, eventStateOn, withoutCancelled } from "#app/exam/exam-dates.ts";

type Event = ExamSummary["events"][number];

export type MonthEntry = { exam: ExamSummary; event: Event; state: EventState };

export type KindOfMonth = { kind: ExamEventKind; dated: MonthEntry[]; expected: MonthEntry[]; running: MonthEntry[] };

export type CalendarMonth = { month: string; kinds: KindOfMonth[] };

/** The coming twelve months. Events under way today are in the first. */
export function layOutMonths(exams: readonly ExamSummary[], today: string): CalendarMonth[] {
	const months = comingMonths(today);
	const [first = ""] = months;
	const spans = exams
		.flatMap((exam) => withoutCancelled(exam.events).map((event) => ({ exam, event })))
		.map((each) => ({ entry: { ...each, state: eventStateOn(each.event, today) }, ...daysOf(each.event) }))
		.filter(({ to }) => to >= today)
		.map(({ entry, from, to }) => ({ entry, from: later(from.slice(0, 7), first), to: to.slice(0, 7) }));
	return months.map((month) => {
		const beginning = spans.filter(({ from }) => from === month).map(({ entry }) => entry);
		const running = spans.filter(({ from, to }) => from < month && month <= to).map(({ entry }) => entry);
		return { month, kinds: EXAM_EVENT_KINDS.flatMap((kind) => toKind(kind, beginning, running)) };
	});
}

function later(one: string, other: string): string {
	return one > other ? one : other;
}

function toKind(kind: ExamEventKind, beginning: readonly MonthEntry[], running: readonly MonthEntry[]): KindOfMonth[] {
	const ofKind = (entries: readonly MonthEntry[]) => entries.filter(({ event }) => event.kind === kind);
	const [begins, runs] = [ofKind(beginning), ofKind(running)];
	if (begins.length + runs.length === 0) return [];
	const dated = begins.filter(({ state }) => state !== "expected").toSorted(byDate);
	return [{ kind, dated, expected: begins.filter(({ state }) => state === "expected"), running: runs }];
}

function byDate({ event: a }: MonthEntry, { event: b }: MonthEntry): number {
	return Number(isMonth(a.starts)) - Number(isMonth(b.starts)) || a.starts.localeCompare(b.starts);
}
