import type { ExamEventKind } from "@uchit/contract/exam.ts";
import { isAnnounced } from "@uchit/contract/exam.ts";
import { addDays, daysOf, isMonth } from "#app/exam/calendar/days.ts";
import { type ClashExam, comingYear, type ExamPair, findClashes } from "#app/exam/clashes/clash.ts";
import { lastEvent, nextEvent } from "#app/exam/exam-dates.ts";
import { type Application, type ApplicationState, isClosed, isToSubmit } from "./application.ts";
import type { ApplicationEvent, ApplicationExam } from "./exams.ts";

/** Which events of its exam matter to a form in a state. */
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

/** The sessions that a form of the exam can be for; none where it has one alone. */
export function sessionsOf({ events }: ApplicationExam): { name: string; nameHi: string | undefined }[] {
	const named = events.flatMap(({ kind, name, nameHi }) =>
		name !== undefined && (kind === "application" || kind === "exam") ? [{ name, nameHi }] : [],
	);
	const sessions = [...new Map(named.map((session) => [session.name, session])).values()];
	return sessions.length > 1 ? sessions : [];
}

/** The events of the form's own session, and those of all sessions. */
export function eventsOf(form: Application, exam: ApplicationExam): readonly ApplicationEvent[] {
	const others = sessionsOf(exam).filter(({ name }) => name !== form.session);
	if (form.session === "" || others.length === 0) return exam.events;
	return exam.events.filter(({ name }) => !others.some((other) => other.name === name));
}

/** The event that comes next for a form; of an application that is over, when that was. */
export function nextOf(form: Application, exam: ApplicationExam, today: string): ApplicationEvent | undefined {
	const kinds: readonly ExamEventKind[] = KINDS[form.state];
	const events = eventsOf(form, exam).filter(({ kind }) => kinds.includes(kind));
	return nextEvent(events, today) ?? (isToSubmit(form) ? lastEvent(events, today) : undefined);
}

/** Something of the coming week: a day that the visitor wrote, or one that the authority announced. */
export type WeekItem = { form: Application; day: string } & (
	| { kind: "own-last-day" | "own-exam-day" }
	| { kind: "event"; event: ApplicationEvent }
);

const WEEK_DAYS = 7;

/** What closes or takes place in the coming seven days, by day. An expected date is none of it: nobody has announced it. */
export function listWeek(
	forms: readonly Application[],
	exams: ReadonlyMap<string, ApplicationExam>,
	today: string,
): WeekItem[] {
	const last = addDays(today, WEEK_DAYS);
	const items = forms
		.filter((form) => !isClosed(form))
		.flatMap((form): WeekItem[] => [
			...(isToSubmit(form) && form.lastDay !== "" ? [{ kind: "own-last-day", form, day: form.lastDay } as const] : []),
			...(form.examDay !== "" ? [{ kind: "own-exam-day", form, day: form.examDay } as const] : []),
			...announcedOf(form, exams).map((event) => ({ kind: "event" as const, form, event, day: dayOf(event) })),
		]);
	return items
		.filter(({ day }) => today <= day && day <= last)
		.toSorted((one, other) => one.day.localeCompare(other.day));
}

function announcedOf(form: Application, exams: ReadonlyMap<string, ApplicationExam>): ApplicationEvent[] {
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

/** Of what one has to do within a window its last day, of anything else its first. */
function dayOf(event: ApplicationEvent): string {
	const isWindow = ["application", "correction-window", "counselling"].includes(event.kind);
	return isWindow ? daysOf(event).to : daysOf(event).from;
}

function isBeforeExam({ state }: Application): boolean {
	return isToSubmit({ state }) || state === "submitted" || state === "correction" || state === "admit-card";
}

/** Exams of the list whose days fall together, or may. A day that the visitor wrote counts in the place of the exam's own. */
export function listClashes(
	forms: readonly Application[],
	exams: ReadonlyMap<string, ApplicationExam>,
	today: string,
): ExamPair[] {
	const sat = forms.filter(isBeforeExam).flatMap((form) => toClashExam(form, exams) ?? []);
	return findClashes(sat, comingYear(today)).filter(
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
