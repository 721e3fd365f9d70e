import type { Exam } from "@uchit/contract/exam.schema.ts";
import type { ExamEvent } from "@uchit/contract/exam-event.schema.ts";
import { whenWords } from "#app/exam/exam-dates.ts";
import { pathsIn } from "#app/paths.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { eventTitle } from "./calendar-words.ts";
import { addDays, daysOf, hasMonth } from "./days.ts";
import { escapeText, toContentLines } from "./lines.ts";

/** What a calendar needs to know of an exam. */
export type CalendarExam = Pick<
	Exam,
	"slug" | "shortName" | "officialSite" | "events" | "sourceId" | "receipts" | "sources" | "version" | "updatedOn"
>;

export type CalendarPlace = { origin: string; siteName: string; language: Language; t: Translate };

/**
 * The events of exams as an iCalendar file (RFC 5545). It holds nothing of the moment at which it is made: as long as no
 * exam changes its bytes stay the same, and a program that follows it is told so. An event keeps its UID for ever; the
 * exam's version counts its changes.
 */
export function toCalendar(exams: readonly CalendarExam[], place: CalendarPlace): string {
	const name = escapeText(nameCalendar(exams, place));
	return toContentLines([
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${escapeText(place.siteName)}//Exam calendar//${place.language.toUpperCase()}`,
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		`NAME:${name}`,
		`X-WR-CALNAME:${name}`,
		"X-WR-TIMEZONE:Asia/Kolkata",
		"REFRESH-INTERVAL;VALUE=DURATION:P1D",
		"X-PUBLISHED-TTL:P1D",
		...INDIAN_TIME,
		...exams.flatMap((exam) => (exam.events ?? []).flatMap((event) => toEvent(exam, event, place))),
		"END:VCALENDAR",
	]);
}

/** The whole of India has one time, without a summer time, since before any exam of ours. */
const INDIAN_TIME = [
	"BEGIN:VTIMEZONE",
	"TZID:Asia/Kolkata",
	"BEGIN:STANDARD",
	"DTSTART:19700101T000000",
	"TZOFFSETFROM:+0530",
	"TZOFFSETTO:+0530",
	"TZNAME:IST",
	"END:STANDARD",
	"END:VTIMEZONE",
] as const;

const STATUS = {
	expected: "TENTATIVE",
	official: "CONFIRMED",
	past: "CONFIRMED",
	cancelled: "CANCELLED",
} as const satisfies Record<ExamEvent["status"], string>;

function nameCalendar(exams: readonly CalendarExam[], { t, siteName }: CalendarPlace): string {
	const names = exams.map(({ shortName }) => shortName).join(", ");
	return t("site.title", { title: t("calendar.title", { exams: names }), siteName });
}

function toEvent(exam: CalendarExam, event: ExamEvent, place: CalendarPlace): string[] {
	const { from, to } = entryDaysOf(event);
	const changed = `${toBasic(exam.updatedOn)}T000000Z`;
	const kind = place.t(`calendar.kind.${event.kind}`);
	return [
		"BEGIN:VEVENT",
		`UID:${exam.slug}-${event.key}@${new URL(place.origin).host}`,
		`SEQUENCE:${exam.version}`,
		`DTSTAMP:${changed}`,
		`LAST-MODIFIED:${changed}`,
		`DTSTART;VALUE=DATE:${toBasic(from)}`,
		`DTEND;VALUE=DATE:${toBasic(addDays(to, 1))}`,
		`STATUS:${STATUS[event.status]}`,
		"TRANSP:TRANSPARENT",
		`SUMMARY:${escapeText(summarise(exam, event, place))}`,
		`DESCRIPTION:${escapeText(describe(exam, event, place))}`,
		`URL:${place.origin}${pathsIn(place.language).exam(exam.slug)}`,
		`CATEGORIES:${[exam.shortName, kind].map(escapeText).join(",")}`,
		"END:VEVENT",
	];
}

/** Where a month is all that is known, one entry at their beginning: a bar of a month or two would hide what somebody does on a day. */
function entryDaysOf(event: ExamEvent) {
	const { from, to } = daysOf(event);
	return { from, to: hasMonth(event) ? from : to };
}

function toBasic(day: string): string {
	return day.replaceAll("-", "");
}

/** Calendars show little but this: a date that nobody has announced, or that was cancelled, says so here. */
function summarise({ shortName }: CalendarExam, event: ExamEvent, { t, language }: CalendarPlace): string {
	const title = `${shortName}: ${eventTitle(t, language, event)}`;
	const when = whenWords(language, event);
	if (event.status === "cancelled") return t("calendar.cancelledTitle", { title });
	if (event.status === "expected") return t("calendar.expectedTitle", { title, when });
	return hasMonth(event) ? t("calendar.monthTitle", { title, when }) : title;
}

function describe(exam: CalendarExam, event: ExamEvent, { t, language }: CalendarPlace): string {
	const sourceId = exam.receipts[`events.${event.key}`] ?? exam.receipts.events ?? exam.sourceId;
	const source = exam.sources.find(({ id }) => id === sourceId);
	const note = language === "hi" ? (event.noteHi ?? event.note) : event.note;
	return [
		t("calendar.admissionYear", { year: event.cycle }),
		event.status === "expected" && t("calendar.expected"),
		event.status !== "expected" && hasMonth(event) && t("calendar.monthOnly"),
		note,
		source && `${t(`source.kind.${source.kind}`)}: ${source.publisher}, ${source.document}`,
		source && source.kind !== "document" && t(`source.note.${source.kind}`),
		exam.officialSite !== undefined && t("calendar.officialSite", { address: exam.officialSite }),
	]
		.filter((line) => typeof line === "string")
		.join("\n");
}
