import type { ExamEventKind } from "@uchit/contract/exam.ts";
import { isAnnounced } from "@uchit/contract/exam.ts";
import { addDays, type DayOrMonth, daysOf, isMonth } from "#app/exam/calendar/days.ts";
import { type ClashExam, comingYear, type ExamPair, findClashes } from "#app/exam/clashes/clash.ts";
import { findLastEvent, findNextEvent, mayCloseAnyDay, withoutCancelled } from "#app/exam/exam-dates.ts";
import { type Application, type ApplicationState, isClosed, isUnsubmitted } from "./application.ts";
import type { ApplicationEvent, ApplicationExam } from "./exams.ts";

const KINDS = {
	"to-do": ["application"],
	filling: ["application"],
	paid: ["application"],
	submitted: ["correction-window", "admit-card", "exam"],
	correction: ["correction-window", "admit-card", "exam"],
	"admit-card": ["admit-card", "exam"],
	sat: ["answer-key", "result"],
	result: ["result", "counselling"],
	counselling: ["counselling"],
	allotted: ["counselling"],
	joined: [],
	refused: [],
} as const satisfies Record<ApplicationState, readonly ExamEventKind[]>;

/** Sessions that a form can be for; empty if there is only one. */
export function sessionsOf({ events }: ApplicationExam): { name: string; nameHi: string | undefined }[] {
	const named = events.flatMap(({ kind, name, nameHi }) =>
		name !== undefined && (kind === "application" || kind === "exam") ? [{ name, nameHi }] : [],
	);
	const sessions = [...new Map(named.map((session) => [session.name, session])).values()];
	return sessions.length > 1 ? sessions : [];
}

export function eventsOf(form: Application, exam: ApplicationExam): readonly ApplicationEvent[] {
	const others = sessionsOf(exam).filter(({ name }) => name !== form.session);
	if (form.session === "" || others.length === 0) return exam.events;
	return exam.events.filter(({ name }) => !others.some((other) => other.name === name));
}

/** The next event; for a closed application, the last one. */
export function nextEventOf(form: Application, exam: ApplicationExam, today: string): ApplicationEvent | undefined {
	const kinds: readonly ExamEventKind[] = KINDS[form.state];
	const events = eventsOf(form, exam).filter(({ kind }) => kinds.includes(kind));
	return findNextEvent(events, today) ?? (isUnsubmitted(form) ? findLastEvent(events, today) : undefined);
}

export type WeekItem = { form: Application; day: string } & (
	| { kind: "own-last-day" | "own-exam-day" }
	| { kind: "event"; event: ApplicationEvent }
);

const WEEK_DAYS = 7;

/** Closings and exams of the next seven days. Expected dates are left out, as they are not announced. */
export function listWeek(
	forms: readonly Application[],
	exams: ReadonlyMap<string, ApplicationExam>,
	today: string,
): WeekItem[] {
	const last = addDays(today, WEEK_DAYS);
	const items = forms
		.filter((form) => !isClosed(form))
		.flatMap((form): WeekItem[] => [
			...(isUnsubmitted(form) && form.lastDay !== ""
				? [{ kind: "own-last-day", form, day: form.lastDay } as const]
				: []),
			...(form.examDay !== "" ? [{ kind: "own-exam-day", form, day: form.examDay } as const] : []),
			...announcedEventsOf(form, exams).map((event) => ({ kind: "event" as const, form, event, day: dayOf(event) })),
		]);
	return items
		.filter(({ day }) => today <= day && day <= last)
		.toSorted((one, other) => one.day.localeCompare(other.day));
}

/** Lists forms to send whose usual months end this week: the official site may have announced the day. */
export function listMayClose(
	forms: readonly Application[],
	exams: ReadonlyMap<string, ApplicationExam>,
	today: string,
): { form: Application; site: string }[] {
	return forms
		.filter((form) => isUnsubmitted(form) && form.lastDay === "")
		.flatMap((form) => {
			const exam = form.for.kind === "exam" ? exams.get(form.for.slug) : undefined;
			const next = exam && nextEventOf(form, exam, today);
			const site = exam?.officialSite;
			return next !== undefined && site !== undefined && mayCloseAnyDay(next, today) ? [{ form, site }] : [];
		});
}

function announcedEventsOf(form: Application, exams: ReadonlyMap<string, ApplicationExam>): ApplicationEvent[] {
	const exam = form.for.kind === "exam" ? exams.get(form.for.slug) : undefined;
	if (exam === undefined) return [];
	const kinds: readonly ExamEventKind[] = KINDS[form.state];
	return eventsOf(form, exam).filter(
		(event) =>
			isAnnounced(event) &&
			!isMonth(event.ends ?? event.starts) &&
			(kinds.includes(event.kind) || (event.kind === "exam" && isBeforeExam(form))) &&
			!(event.kind === "exam" && form.examDay !== ""),
	);
}

export type NextDay = {
	day: DayOrMonth;
	what: "opens" | "closes" | "given" | Exclude<ExamEventKind, "application">;
	status: "official" | "copied" | "expected" | "yours" | "past";
};

/**
 * The nearest day: the visitor's own, or the exam's, expected ones included. A past exam day is returned until the form's state moves on.
 */
export function nextDayOf(form: Application, exam: ApplicationExam | undefined, today: string): NextDay | undefined {
	if (isClosed(form)) return undefined;
	const examDay = pastExamDay(form, exam, today);
	if (examDay !== undefined) return { day: examDay, what: "given", status: "past" };
	const own: NextDay[] = [
		...(isUnsubmitted(form) && form.lastDay !== ""
			? [{ day: form.lastDay, what: "closes", status: "yours" } as const]
			: []),
		...(isBeforeExam(form) && form.examDay !== ""
			? [{ day: form.examDay, what: "exam", status: "yours" } as const]
			: []),
	];
	const kinds: readonly ExamEventKind[] = [...KINDS[form.state], ...(isBeforeExam(form) ? (["exam"] as const) : [])];
	const events =
		exam === undefined ? [] : withoutCancelled(eventsOf(form, exam)).filter(({ kind }) => kinds.includes(kind));
	const days = events.filter((event) => !isReplacedByOwn(form, event)).map((event) => toNextDay(event, today));
	const coming = [...own, ...days].filter(({ day }) => daysOf({ starts: day }).to >= today);
	return coming.toSorted((one, other) => endOf(one).localeCompare(endOf(other)))[0];
}

/** The visitor's exam day replaces every other; their last day only if none is announced. */
function isReplacedByOwn({ examDay, lastDay }: Application, event: ApplicationEvent): boolean {
	if (event.kind === "exam") return examDay !== "";
	return event.kind === "application" && lastDay !== "" && !isAnnounced(event);
}

function endOf({ day }: NextDay): string {
	return daysOf({ starts: day }).to;
}

/** A window has an opening and a closing day; other events have a beginning and last until their end. */
function toNextDay(event: ApplicationEvent, today: string): NextDay {
	const { kind, starts, ends = starts } = event;
	const isAhead = daysOf(event).from > today;
	const day = isAhead ? starts : ends;
	const what = kind !== "application" ? kind : isAhead ? "opens" : "closes";
	return { day, what, status: isAnnounced(event) ? event.status : "expected" };
}

/** The last announced exam day, once past, for a form whose state is still before the exam. */
export function pastExamDay(form: Application, exam: ApplicationExam | undefined, today: string): string | undefined {
	if (!isBeforeExam(form)) return undefined;
	if (form.examDay !== "") return form.examDay < today ? form.examDay : undefined;
	const days = exam === undefined ? [] : withoutCancelled(eventsOf(form, exam)).filter(({ kind }) => kind === "exam");
	return pastDay(days, today);
}

/** The last day of an unsent form, once past: the visitor's own, or the announced one if no other follows. */
export function pastLastDay(form: Application, exam: ApplicationExam | undefined, today: string): string | undefined {
	if (!isUnsubmitted(form)) return undefined;
	const windows =
		exam === undefined ? [] : withoutCancelled(eventsOf(form, exam)).filter(({ kind }) => kind === "application");
	if (form.lastDay === "") return pastDay(windows, today);
	const isOpen = windows.some((event) => isAnnounced(event) && daysOf(event).to >= today);
	return form.lastDay < today && !isOpen ? form.lastDay : undefined;
}

/** The last announced day, once past, if none follows in its year. */
function pastDay(events: readonly ApplicationEvent[], today: string): string | undefined {
	const last = findLastEvent(
		events.filter(({ status }) => status !== "expected"),
		today,
	);
	const isLast = last !== undefined && !events.some((each) => each.cycle === last.cycle && daysOf(each).to >= today);
	return isLast && !isMonth(last.ends ?? last.starts) ? daysOf(last).to : undefined;
}

function dayOf(event: ApplicationEvent): string {
	const isWindow = ["application", "correction-window", "counselling"].includes(event.kind);
	return isWindow ? daysOf(event).to : daysOf(event).from;
}

function isBeforeExam({ state }: Application): boolean {
	return isUnsubmitted({ state }) || state === "submitted" || state === "correction" || state === "admit-card";
}

/** Exams with overlapping days. The visitor's own day replaces the exam's. */
export function listClashes(
	forms: readonly Application[],
	exams: ReadonlyMap<string, ApplicationExam>,
	today: string,
): ExamPair[] {
	const sat = forms.filter(isBeforeExam).flatMap((form) => toClashExam(form, exams) ?? []);
	return findClashes(sat, { ...comingYear(today), from: today }).filter(
		({ one, other, verdict }) => one.shortName !== other.shortName && (verdict === "clash" || verdict === "may-clash"),
	);
}

function toClashExam(form: Application, exams: ReadonlyMap<string, ApplicationExam>): ClashExam | undefined {
	const exam = form.for.kind === "exam" ? exams.get(form.for.slug) : undefined;
	const shortName = form.for.kind === "exam" ? exam?.shortName : form.for.name;
	if (shortName === undefined) return undefined;
	if (form.examDay === "") return { slug: form.id, shortName, events: exam === undefined ? [] : eventsOf(form, exam) };
	const own = { key: form.id, kind: "exam", name: undefined, nameHi: undefined, status: "official" } as const;
	return { slug: form.id, shortName, events: [{ ...own, starts: form.examDay, ends: undefined, sourceId: form.id }] };
}
