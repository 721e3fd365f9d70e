import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";
import { whenWords } from "#app/exam/exam-dates.ts";
import { kindWords } from "#app/facts/sources.ts";
import { pathsIn } from "#app/paths.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { eventTitle } from "./calendar-words.ts";
import { addDays, type DayOrMonth, firstDay, isMonth } from "./days.ts";
import { escapeText, toContentLines } from "./lines.ts";

export type CalendarExam = Pick<
	Exam,
	"slug" | "shortName" | "officialSite" | "events" | "sourceId" | "receipts" | "sources" | "version" | "updatedOn"
>;

export type CalendarContext = {
	origin: string;
	siteName: string;
	language: Language;
	t: Translate;
	note?: string | undefined;
};

/**
 * Writes exam events as iCalendar (RFC 5545). The output does not depend on the time, so subscribers get "not modified" until an exam
 * changes. UIDs are permanent, even if the site moves; SEQUENCE is the exam's version. An event of several days becomes two entries, its
 * first and last day.
 */
export function toCalendar(exams: readonly CalendarExam[], place: CalendarContext): string {
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

/** India has one time zone and no summer time. */
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

function nameCalendar(exams: readonly CalendarExam[], { t, siteName }: CalendarContext): string {
	const names = exams.map(({ shortName }) => shortName).join(", ");
	return t("site.title", { title: t("calendar.title", { exams: names }), siteName });
}

type Edge = { event: ExamEvent; at: "whole" | "first" | "last"; date: DayOrMonth };

/** An event of several days has an entry for each end, the second with its own UID. */
function edgesOf(event: ExamEvent): Edge[] {
	const { starts, ends = starts } = event;
	if (starts === ends) return [{ event, at: "whole", date: starts }];
	return [
		{ event, at: "first", date: starts },
		{ event, at: "last", date: ends },
	];
}

/** Independent of the site's address, so that subscribers keep entries if it moves. */
const UID_DOMAIN = "exam-calendar.uchit";

function toEntry(exam: CalendarExam, edge: Edge, place: CalendarContext): string[] {
	const { event, at, date } = edge;
	// A month is entered on its first day.
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
		`SUMMARY:${escapeText(summariseEntry(exam, edge, place))}`,
		`DESCRIPTION:${escapeText(describeEntry(exam, edge, place))}`,
		`URL:${place.origin}${pathsIn(place.language).exam(exam.slug)}`,
		`CATEGORIES:${[exam.shortName, kind].map(escapeText).join(",")}`,
		"END:VEVENT",
	];
}

function toBasic(day: string): string {
	return day.replaceAll("-", "");
}

/** Calendars show little besides the title, so it says whether a date is expected or cancelled. */
function summariseEntry(
	{ shortName }: CalendarExam,
	{ event, at, date }: Edge,
	{ t, language }: CalendarContext,
): string {
	const what = eventTitle(t, language, event);
	const isWindow = event.kind === "application" || event.kind === "correction-window";
	const edge = at === "whole" ? what : t(`calendar.edge.${at}.${isWindow ? "window" : "days"}`, { title: what });
	const title = `${shortName}: ${edge}`;
	const when = whenWords(language, { starts: date });
	if (event.status === "cancelled") return t("calendar.cancelledTitle", { title });
	if (event.status === "expected") return t("calendar.expectedTitle", { title, when });
	return isMonth(date) ? t("calendar.monthTitle", { title, when }) : title;
}

function describeEntry(exam: CalendarExam, { event, at, date }: Edge, { t, language }: CalendarContext): string {
	const sourceId = exam.receipts[`events.${event.key}`] ?? exam.receipts.events ?? exam.sourceId;
	const source = exam.sources.find(({ id }) => id === sourceId);
	const note = language === "hi" ? (event.noteHi ?? event.note) : event.note;
	return [
		t("calendar.admissionYear", { year: event.cycle }),
		event.status === "expected" && t("calendar.expected"),
		at !== "whole" && t("calendar.span", { when: whenWords(language, event) }),
		event.status !== "expected" && isMonth(date) && t("calendar.monthOnly"),
		note,
		source && `${kindWords(t, source)}: ${source.publisher}, ${source.document}`,
		source && source.kind !== "document" && t(`source.note.${source.kind}`),
		exam.officialSite !== undefined && t("calendar.officialSite", { address: exam.officialSite }),
	]
		.filter((line) => typeof line === "string")
		.join("\n");
}
