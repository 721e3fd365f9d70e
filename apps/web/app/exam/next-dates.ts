import { isAnnounced } from "@uchit/contract/exam.ts";
import type { ExamSummary } from "@uchit/contract/exam-list.ts";
import { daysOf } from "#app/exam/calendar/days.ts";
import { isUnderWay, withoutCancelled } from "#app/exam/exam-dates.ts";
import { isConducted } from "#app/exam/page-of-exam.ts";

type Exam = Pick<ExamSummary, "slug" | "shortName" | "lifecycle" | "events" | "sourceId">;
type Event = ExamSummary["events"][number];

/** Falls back to the exam's source if the date has no document of its own. */
export type ExamDate = {
	slug: string;
	shortName: string;
	name: string | undefined;
	nameHi: string | undefined;
	starts: string;
	ends: string | undefined;
	status: Event["status"];
	sourceId: string;
	document: string | undefined;
};

export function listOpenNow(exams: readonly Exam[], today: string): ExamDate[] {
	const open = listFirstDates(exams, "application", (event) => isUnderWay(event, today));
	return open.toSorted(
		(one, other) => Number(isAnnounced(other)) - Number(isAnnounced(one)) || endOf(one).localeCompare(endOf(other)),
	);
}

export function listOpeningNext(exams: readonly Exam[], today: string): ExamDate[] {
	return listFirstDates(exams, "application", (event) => daysOf(event).from > today).toSorted(byStart);
}

/** The next exams, including those under way. Those expected in the present month come last, as they may be over. */
export function listNextExams(exams: readonly Exam[], today: string): ExamDate[] {
	const mayBeOver = (date: ExamDate) => date.status === "expected" && isUnderWay(date, today);
	return listFirstDates(exams, "exam", (event) => daysOf(event).to >= today)
		.toSorted(byStart)
		.toSorted((one, other) => Number(mayBeOver(one)) - Number(mayBeOver(other)));
}

function listFirstDates(exams: readonly Exam[], kind: Event["kind"], fits: (event: Event) => boolean): ExamDate[] {
	return exams.flatMap((exam) => {
		const events = isConducted(exam.lifecycle) ? withoutCancelled(exam.events) : [];
		const first = events
			.filter((event) => event.kind === kind && fits(event))
			.toSorted((one, other) => daysOf(one).from.localeCompare(daysOf(other).from))[0];
		return first === undefined ? [] : [toDate(exam, first)];
	});
}

function toDate({ slug, shortName, sourceId }: Exam, event: Event): ExamDate {
	const { receipt = sourceId } = event;
	return {
		slug,
		shortName,
		name: event.name,
		nameHi: event.nameHi,
		starts: event.starts,
		ends: event.ends,
		status: event.status,
		sourceId: typeof receipt === "string" ? receipt : sourceId,
		document: typeof receipt === "string" ? undefined : receipt.document,
	};
}

function byStart(one: ExamDate, other: ExamDate): number {
	return daysOf(one).from.localeCompare(daysOf(other).from) || endOf(one).localeCompare(endOf(other));
}

function endOf(date: ExamDate): string {
	return daysOf(date).to;
}
