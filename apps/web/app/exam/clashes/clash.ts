import type { ExamEventKind } from "@uchit/contract/exam.ts";
import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";
import { addDays, addMonths, daysOf, hasMonth } from "#app/exam/calendar/days.ts";
import { withoutCancelled } from "#app/exam/exam-dates.ts";

export type ClashEvent = Pick<ExamEvent, "key" | "kind" | "name" | "nameHi" | "starts" | "ends" | "status"> & {
	sourceId: string;
};

type NamedExam = { slug: string; shortName: string };

export type ClashExam = NamedExam & { events: readonly ClashEvent[] };

const COMPARED = ["application", "exam"] as const satisfies readonly ExamEventKind[];

export function toClashExam(
	{ slug, shortName, events = [], receipts, sourceId }: Exam,
	kinds: readonly ExamEventKind[] = COMPARED,
): ClashExam {
	const shown = withoutCancelled(events).filter(({ kind }) => kinds.includes(kind));
	return {
		slug,
		shortName,
		events: shown.map(({ key, kind, name, nameHi, starts, ends, status }) => ({
			key,
			kind,
			name,
			nameHi,
			starts,
			ends,
			status,
			sourceId: receipts[`events.${key}`] ?? receipts.events ?? sourceId,
		})),
	};
}

export type DayRange = { from: string; to: string };

/**
 * `same-day`: both are on this one day. `some-day`: one takes several days, and candidates learn later which is theirs. `months`: one has
 * only a month.
 */
export type EventOverlap = {
	why: "same-day" | "some-day" | "months";
	one: ClashEvent;
	other: ClashEvent;
	days: DayRange;
};

/** `unknown` if one of them has no exam event in the range. */
export type ExamPair = {
	one: NamedExam;
	other: NamedExam;
	verdict: "clash" | "may-clash" | "no-clash" | "unknown";
	meetings: EventOverlap[];
	without: NamedExam[];
};

export function comingYear(today: string): DayRange {
	const from = `${today.slice(0, 7)}-01`;
	return { from, to: addDays(`${addMonths(from, 12)}-01`, -1) };
}

export function findClashes(exams: readonly ClashExam[], range: DayRange): ExamPair[] {
	const pairs = exams.flatMap((one, index) => exams.slice(index + 1).map((other) => toPair(one, other, range)));
	return pairs.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
}

const ORDER: readonly ExamPair["verdict"][] = ["clash", "may-clash", "unknown", "no-clash"];

function sittingsOf({ events }: Pick<ClashExam, "events">, range: DayRange): ClashEvent[] {
	return events.filter((event) => event.kind === "exam" && intersectRanges(daysOf(event), range) !== undefined);
}

function toPair(one: ClashExam, other: ClashExam, range: DayRange): ExamPair {
	const [ofOne, ofOther] = [sittingsOf(one, range), sittingsOf(other, range)];
	const without = [one, other].filter((exam) => sittingsOf(exam, range).length === 0);
	const meetings = ofOne.flatMap((each) => ofOther.flatMap((another) => findOverlap(each, another) ?? []));
	const verdict = verdictOf(meetings, without);
	return { one: nameOf(one), other: nameOf(other), verdict, meetings, without: without.map(nameOf) };
}

function nameOf({ slug, shortName }: ClashExam): NamedExam {
	return { slug, shortName };
}

function verdictOf(meetings: readonly EventOverlap[], without: readonly NamedExam[]): ExamPair["verdict"] {
	if (without.length > 0) return "unknown";
	if (meetings.length === 0) return "no-clash";
	return meetings.some(({ why }) => why === "same-day") ? "clash" : "may-clash";
}

function findOverlap(one: ClashEvent, other: ClashEvent): EventOverlap | undefined {
	const [ofOne, ofOther] = [daysOf(one), daysOf(other)];
	const days = intersectRanges(ofOne, ofOther);
	if (days === undefined) return undefined;
	if (hasMonth(one) || hasMonth(other)) return { why: "months", one, other, days };
	const isOneDay = ofOne.from === ofOne.to && ofOther.from === ofOther.to;
	return { why: isOneDay ? "same-day" : "some-day", one, other, days };
}

function intersectRanges(one: DayRange, other: DayRange): DayRange | undefined {
	const from = one.from > other.from ? one.from : other.from;
	const to = one.to < other.to ? one.to : other.to;
	return from <= to ? { from, to } : undefined;
}
