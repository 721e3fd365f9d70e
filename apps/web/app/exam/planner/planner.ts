import type { Place } from "@uchit/contract/college.ts";
import type { ExamEventKind } from "@uchit/contract/exam.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";
import { addMonths, daysOf } from "#app/exam/calendar/days.ts";
import type { ClashEvent, ClashExam, DayRange } from "#app/exam/clashes/clash.ts";
import { type EventState, eventStateOn, sortEvents } from "#app/exam/exam-dates.ts";

export const PLANNED_KINDS = [
	"application",
	"exam",
	"result",
	"counselling",
] as const satisfies readonly ExamEventKind[];

export type PlanDocument = {
	slug: string;
	name: string;
	nameHi: string;
	text: string;
	textHi: string;
	/** Who needs it. `state` and `waiver`: those who want a state's seats or a fee waiver. */
	who: "everyone" | "category" | "state" | "waiver" | "graduates";
	when: "application" | "counselling" | "joining";
	/** Must be issued in the financial year of admission. */
	renewed: boolean;
	source?: { name: string; address: string } | undefined;
};

export type PlannedFee = { least: number; most: number; year: string; sourceId: string };

export type PlannedExam = {
	slug: string;
	shortName: string;
	officialSite: string | undefined;
	fee: PlannedFee | undefined;
	/** The next application that is not over; its last day is also the last to pay. */
	application: ClashEvent | undefined;
	counselling: { body: string; site: string | undefined } | undefined;
};

export type PlannedCollege = {
	slug: string;
	name: string;
	place: Place;
	website: string | undefined;
	/** Exams for which we have the college's cutoffs; others may lead there too. */
	exams: readonly string[];
};

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
	const applications = sortEvents(events.filter(({ kind }) => kind === "application"));
	return {
		slug,
		shortName,
		officialSite,
		fee,
		application: applications.find((event) => daysOf(event).to >= today),
		counselling: first && { body: first.body, site: first.site },
	};
}

export type PlanStep =
	| { kind: "event"; exam: { slug: string; shortName: string }; event: ClashEvent; state: EventState }
	| { kind: "new-year"; day: string };

export type PlanMonth = { month: string; steps: PlanStep[] };

export function listMonths(exams: readonly ClashExam[], range: DayRange, today: string): PlanMonth[] {
	const now = today.slice(0, 7);
	const events = exams.flatMap(({ slug, shortName, events }) =>
		events
			.filter((event) => daysOf(event).to >= today && daysOf(event).from <= range.to)
			.map((event) => ({ exam: { slug, shortName }, event })),
	);
	const months = Map.groupBy(
		sortEvents(events.map((each) => ({ ...each, starts: each.event.starts, ends: each.event.ends }))),
		({ starts }) => (starts.slice(0, 7) < now ? now : starts.slice(0, 7)),
	);
	const newYear = financialYearStart(range);
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

export function financialYearStart({ from }: DayRange): string {
	const april = `${from.slice(0, 4)}-04`;
	return `${april < from.slice(0, 7) ? addMonths(april, 12) : april}-01`;
}

/** Documents by the time they are needed; those for graduates only if an exam is for them. */
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
