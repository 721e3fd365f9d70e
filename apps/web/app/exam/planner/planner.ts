import type { Place } from "@uchit/contract/college.ts";
import type { ExamEventKind } from "@uchit/contract/exam.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";
import { addMonths, daysOf } from "#app/exam/calendar/days.ts";
import type { ClashEvent, ClashExam, DayRange } from "#app/exam/clashes/clash.ts";
import { type EventState, eventStateOn, inOrder } from "#app/exam/exam-dates.ts";

/** The kinds of events in a plan, each in its own lane. */
export const PLANNED_KINDS = [
	"application",
	"exam",
	"result",
	"counselling",
] as const satisfies readonly ExamEventKind[];

/** A required paper, from content/planner; without `renewed` it never expires. */
export type PlanDocument = {
	slug: string;
	name: string;
	nameHi: string;
	text: string;
	textHi: string;
	/**
	 * The people who need it: everyone, those of a reservation category, those who want a state's seats or a waiver,
	 * graduates.
	 */
	who: "everyone" | "category" | "state" | "waiver" | "graduates";
	/** The first time it is needed. */
	when: "application" | "counselling" | "joining";
	/** Whether it has to be from the financial year of admission. */
	renewed: boolean;
	source?: { name: string; address: string } | undefined;
};

/** The application fee of an exam, from the least to the most. */
export type PlannedFee = { least: number; most: number; year: string; sourceId: string };

export type PlannedExam = {
	slug: string;
	shortName: string;
	officialSite: string | undefined;
	fee: PlannedFee | undefined;
	/** The next application that is not over; its last day is the last day to pay. */
	application: ClashEvent | undefined;
	counselling: { body: string; site: string | undefined } | undefined;
};

/** The fields of a college in a plan. */
export type PlannedCollege = {
	slug: string;
	name: string;
	place: Place;
	website: string | undefined;
	/** Slugs of the exams with our cutoffs of the college; other exams may lead there too. */
	exams: readonly string[];
};

/** Takes the fields that a plan needs besides dates. */
export function toPlannedExam(exam: Exam, { events }: Pick<ClashExam, "events">, today: string): PlannedExam {
	const { slug, shortName, officialSite, fees, receipts, sourceId, counselling } = exam;
	const amounts = fees?.items.map(({ amountInr }) => amountInr) ?? [];
	const fee = fees && {
		least: Math.min(...amounts),
		most: Math.max(...amounts),
		year: fees.year,
		sourceId: receipts.fees ?? sourceId,
	};
	const [first] = counselling ?? [];
	const applications = inOrder(events.filter(({ kind }) => kind === "application"));
	return {
		slug,
		shortName,
		officialSite,
		fee,
		application: applications.find((event) => daysOf(event).to >= today),
		counselling: first && { body: first.body, site: first.site },
	};
}

/** A step of a month: an event of an exam, or the first day of papers of the new financial year. */
export type PlanStep =
	| { kind: "event"; exam: { slug: string; shortName: string }; event: ClashEvent; state: EventState }
	| { kind: "new-year"; day: string };

export type PlanMonth = { month: string; steps: PlanStep[] };

/** Lists the coming steps, month by month; those under way are in this month. */
export function listMonths(exams: readonly ClashExam[], range: DayRange, today: string): PlanMonth[] {
	const now = today.slice(0, 7);
	const events = exams.flatMap(({ slug, shortName, events }) =>
		events
			.filter((event) => daysOf(event).to >= today && daysOf(event).from <= range.to)
			.map((event) => ({ exam: { slug, shortName }, event })),
	);
	const months = Map.groupBy(
		inOrder(events.map((each) => ({ ...each, starts: each.event.starts, ends: each.event.ends }))),
		({ starts }) => (starts.slice(0, 7) < now ? now : starts.slice(0, 7)),
	);
	const newYear = newYearDay(range);
	const named = exams.length === 0 ? [] : [newYear.slice(0, 7)];
	return [...new Set([...months.keys(), ...named])].toSorted().map((month) => ({
		month,
		steps: [
			...(month === newYear.slice(0, 7) && exams.length > 0 ? [{ kind: "new-year" as const, day: newYear }] : []),
			...(months.get(month) ?? []).map(({ exam, event }) => ({
				kind: "event" as const,
				exam,
				event,
				state: eventStateOn(event, today),
			})),
		],
	}));
}

/** Returns the first day of the financial year that begins in a range of twelve months. */
export function newYearDay({ from }: DayRange): string {
	const april = `${from.slice(0, 4)}-04`;
	return `${april < from.slice(0, 7) ? addMonths(april, 12) : april}-01`;
}

/** Returns the documents of a plan by the time they are needed; those for graduates if an exam is for them. */
export function documentsOf(
	documents: readonly PlanDocument[],
	exams: readonly Pick<Exam, "level">[],
): { when: PlanDocument["when"]; documents: PlanDocument[] }[] {
	const hasGraduates = exams.some(({ level }) => level === "postgraduate" || level === "research");
	const needed = documents.filter(({ who }) => who !== "graduates" || hasGraduates);
	return (["application", "counselling", "joining"] as const).map((when) => ({
		when,
		documents: needed.filter((document) => document.when === when),
	}));
}
