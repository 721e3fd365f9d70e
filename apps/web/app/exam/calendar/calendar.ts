import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";
import { whenWords } from "#app/exam/exam-dates.ts";
import { pathsIn } from "#app/paths.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { eventTitle } from "./calendar-words.ts";
import { addDays, type DayOrMonth, firstDay, isMonth } from "./days.ts";
import { escapeText, toContentLines } from "./lines.ts";

/** What a calendar needs to know of an exam. */
export type CalendarExam = Pick<
	Exam,
	"slug" | "shortName" | "officialSite" | "events" | "sourceId" | "receipts" | "sources" | "version" | "updatedOn"
>;

export type CalendarPlace = {
	origin: string;
	siteName: string;
	language: Language;
	t: Translate;
	/** What stands beside the calendar's name. */
	note?: string | undefined;
};

/**
 * The events of exams as an iCalendar file (RFC 5545). It holds nothing of the moment at which it is made: as long as no
 * exam changes its bytes stay the same, and a program that follows it is told so. An event keeps its UID for ever, at
 * whichever address the site is; the exam's version counts its changes. What goes on for days is two entries, its first day
 * and its last, and no bar over everything else.
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
		...(place.note === undefined
			? []
			: [`DESCRIPTION:${escapeText(place.note)}`, `X-WR-CALDESC:${escapeText(place.note)}`]),
		"X-WR-TIMEZONE:Asia/Kolkata",
		"REFRESH-INTERVAL;VALUE=DURATION:P1D",
		"X-PUBLISHED-TTL:P1D",
		...INDIAN_TIME,
		...exams.flatMap((exam) =>
			(exam.events ?? []).flatMap((event) => edgesOf(event).flatMap((edge) => toEntry(exam, edge, place))),
		),
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
	copied: "TENTATIVE",
	official: "CONFIRMED",
	past: "CONFIRMED",
	cancelled: "CANCELLED",
} as const satisfies Record<ExamEvent["status"], string>;

function nameCalendar(exams: readonly CalendarExam[], { t, siteName }: CalendarPlace): string {
	const names = exams.map(({ shortName }) => shortName).join(", ");
	return t("site.title", { title: t("calendar.title", { exams: names }), siteName });
}

/** A day of an event that a calendar shows: all of it, or where it begins or ends. */
type Edge = { event: ExamEvent; at: "whole" | "first" | "last"; date: DayOrMonth };

/** What names a day is one entry; what has two ends is one at each, the second under a UID of its own. */
function edgesOf(event: ExamEvent): Edge[] {
	const { starts, ends = starts } = event;
	if (starts === ends) return [{ event, at: "whole", date: starts }];
	return [
		{ event, at: "first", date: starts },
		{ event, at: "last", date: ends },
	];
}

/** Names no address of ours: a site that moves keeps its subscribers' entries. */
const UID_DOMAIN = "exam-calendar.uchit";

function toEntry(exam: CalendarExam, edge: Edge, place: CalendarPlace): string[] {
	const { event, at, date } = edge;
	// Where a month is all that is known, its first day stands for it.
	const day = firstDay(date);
	const changed = `${toBasic(exam.updatedOn)}T000000Z`;
	const kind = place.t(`calendar.kind.${event.kind}`);
	return [
		"BEGIN:VEVENT",
		`UID:${exam.slug}-${event.key}${at === "last" ? "-closes" : ""}@${UID_DOMAIN}`,
		`SEQUENCE:${exam.version}`,
		`DTSTAMP:${changed}`,
		`LAST-MODIFIED:${changed}`,
		`DTSTART;VALUE=DATE:${toBasic(day)}`,
		`DTEND;VALUE=DATE:${toBasic(addDays(day, 1))}`,
		`STATUS:${STATUS[event.status]}`,
		"TRANSP:TRANSPARENT",
		`SUMMARY:${escapeText(summarise(exam, edge, place))}`,
		`DESCRIPTION:${escapeText(describe(exam, edge, place))}`,
		`URL:${place.origin}${pathsIn(place.language).exam(exam.slug)}`,
		`CATEGORIES:${[exam.shortName, kind].map(escapeText).join(",")}`,
		"END:VEVENT",
	];
}

function toBasic(day: string): string {
	return day.replaceAll("-", "");
}

/** Calendars show little but this: a date that nobody has announced, or that was cancelled, says so here. */
function summarise({ shortName }: CalendarExam, { event, at, date }: Edge, { t, language }: CalendarPlace): string {
	const what = eventTitle(t, language, event);
	const isWindow = event.kind === "application" || event.kind === "correction-window";
	const edge = at === "whole" ? what : t(`calendar.edge.${at}.${isWindow ? "window" : "days"}`, { title: what });
	const title = `${shortName}: ${edge}`;
	const when = whenWords(language, { starts: date });
	if (event.status === "cancelled") return t("calendar.cancelledTitle", { title });
	if (event.status === "expected") return t("calendar.expectedTitle", { title, when });
	return isMonth(date) ? t("calendar.monthTitle", { title, when }) : title;
}

function describe(exam: CalendarExam, { event, at, date }: Edge, { t, language }: CalendarPlace): string {
	const sourceId = exam.receipts[`events.${event.key}`] ?? exam.receipts.events ?? exam.sourceId;
	const source = exam.sources.find(({ id }) => id === sourceId);
	const note = language === "hi" ? (event.noteHi ?? event.note) : event.note;
	return [
		t("calendar.admissionYear", { year: event.cycle }),
		event.status === "expected" && t("calendar.expected"),
		at !== "whole" && t("calendar.span", { when: whenWords(language, event) }),
		event.status !== "expected" && isMonth(date) && t("calendar.monthOnly"),
		note,
		source && `${t(`source.kind.${source.kind}`)}: ${source.publisher}, ${source.document}`,
		source && source.kind !== "document" && t(`source.note.${source.kind}`),
		exam.officialSite !== undefined && t("calendar.officialSite", { address: exam.officialSite }),
	]
		.filter((line) => typeof line === "string")
		.join("\n");
}
