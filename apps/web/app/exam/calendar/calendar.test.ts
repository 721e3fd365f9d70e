import * as fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import type { Language } from "#app/platform/i18n/language.ts";
import { translators } from "#app/platform/i18n/testing/words.ts";
import { guideSource, shippedExams } from "#app/testing/shipped-exams.ts";
import { type CalendarExam, toCalendar } from "./calendar.ts";
import { addDays, firstDay } from "./days.ts";
import { escapeText, toContentLines } from "./lines.ts";

const exams = shippedExams.map((exam) => ({
	...exam,
	receipts: {},
	sources: [guideSource],
	version: 3,
	updatedOn: exam.writtenOn,
}));

function write(of: readonly CalendarExam[], language: Language = "en"): string {
	return toCalendar(of, { origin: "https://uchit.example", siteName: "Uchit", language, t: translators[language] });
}

function read(file: string): ICAL.Component {
	return new ICAL.Component(ICAL.parse(file));
}

function unfold(file: string): string[] {
	return file.replaceAll("\r\n ", "").split("\r\n");
}

function readEvents(file: string): ICAL.Component[] {
	return read(file).getAllSubcomponents("vevent");
}

const OFFICIAL = { publisher: "IISc", document: "Notice", address: "https://gate.example/", date: "2026-11-20" };

function withEvent(event: Partial<NonNullable<CalendarExam["events"]>[number]>): CalendarExam {
	return {
		slug: "cat",
		shortName: "CAT",
		sourceId: guideSource.id,
		receipts: {},
		sources: [guideSource],
		version: 7,
		updatedOn: "2026-11-21",
		events: [{ key: "2027-exam", kind: "exam", cycle: "2027", starts: "2027-01", status: "expected", ...event }],
	};
}

describe("the calendar of an exam", () => {
	test.each(exams.map((exam) => [exam.slug, exam] as const))("is read back by another parser: %s", (_slug, exam) => {
		for (const language of ["en", "hi"] as const) {
			const found = readEvents(write([exam], language)).map((event) => ({
				uid: event.getFirstPropertyValue("uid"),
				starts: String(event.getFirstPropertyValue("dtstart")),
				ends: String(event.getFirstPropertyValue("dtend")),
				status: event.getFirstPropertyValue("status"),
				sequence: event.getFirstPropertyValue("sequence"),
			}));
			const expected = (exam.events ?? []).flatMap(({ key, starts, ends = starts, status: storedStatus }) => {
				const status = {
					expected: "TENTATIVE",
					copied: "TENTATIVE",
					cancelled: "CANCELLED",
					official: "CONFIRMED",
					past: "CONFIRMED",
				}[storedStatus];
				const entry = (uid: string, date: string) => {
					const day = firstDay(date);
					return { uid: `${uid}@exam-calendar.uchit`, starts: day, ends: addDays(day, 1), status, sequence: 3 };
				};
				const first = entry(`${exam.slug}-${key}`, starts);
				return starts === ends ? [first] : [first, entry(`${exam.slug}-${key}-closes`, ends)];
			});
			expect(found).toEqual(expected);
		}
	});

	test("has each property that RFC 5545 requires exactly once, and Indian time", () => {
		const calendar = read(write(exams.slice(0, 2)));
		for (const name of ["version", "prodid", "method", "calscale", "name", "x-wr-calname", "refresh-interval"]) {
			expect(calendar.getAllProperties(name), name).toHaveLength(1);
		}
		expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
		expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
		const zone = calendar.getFirstSubcomponent("vtimezone");
		expect(zone?.getFirstPropertyValue("tzid")).toBe("Asia/Kolkata");
		expect(String(zone?.getFirstSubcomponent("standard")?.getFirstPropertyValue("tzoffsetto"))).toBe("+05:30");
		for (const event of calendar.getAllSubcomponents("vevent")) {
			for (const name of ["uid", "dtstamp", "dtstart", "dtend", "last-modified", "summary", "description", "url"]) {
				expect(event.getAllProperties(name), name).toHaveLength(1);
			}
			expect(event.getFirstPropertyValue("dtstart")).toMatchObject({ isDate: true });
		}
	});

	test("is written as another writer writes it, each line ended and folded as RFC 5545 says", () => {
		for (const language of ["en", "hi"] as const) {
			const file = write(exams, language);
			expect(file.split("\r\n").length).toBeGreaterThan(1_000);
			expect(unfold(file)).toEqual(unfold(`${read(file)}\r\n`));
			for (const line of file.split("\r\n")) {
				expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
				expect(line).not.toMatch(/[^\t\P{Cc}]/u);
			}
		}
	});

	const right = write([withEvent({ starts: "2027-01-05", ends: "2027-01-31", status: "official", receipt: OFFICIAL })]);
	test.each([
		["a line without CR", right.replace("\r\nVERSION", "\nVERSION")],
		["a comma that is not escaped", right.replace("SUMMARY:CAT", "SUMMARY:CAT, UG")],
		["a day without its type", right.replace("DTSTART;VALUE=DATE:20270105", "DTSTART:20270105")],
		["an event that does not end", right.replace("END:VEVENT\r\n", "")],
	])("another writer does not write %s", (_what, file) => {
		expect(file).not.toBe(right);
		expect(() => expect(unfold(file)).toEqual(unfold(`${read(file)}\r\n`))).toThrow();
	});

	test("never repeats a UID, whatever exams it contains", () => {
		const uids = readEvents(write(exams)).map((event) => event.getFirstPropertyValue("uid"));
		expect(uids.length).toBeGreaterThan(50);
		expect(new Set(uids).size).toBe(uids.length);
	});

	test("gives an expected window two tentative entries, at its opening and closing, and states this in the title", () => {
		const [event, closes] = readEvents(write([withEvent({ kind: "application", starts: "2027-01", ends: "2027-02" })]));
		expect(String(event?.getFirstPropertyValue("dtstart"))).toBe("2027-01-01");
		expect(String(event?.getFirstPropertyValue("dtend"))).toBe("2027-01-02");
		expect(event?.getFirstPropertyValue("status")).toBe("TENTATIVE");
		expect(event?.getFirstPropertyValue("summary")).toBe("CAT: Application opens, expected January 2027");
		expect(String(closes?.getFirstPropertyValue("dtstart"))).toBe("2027-02-01");
		expect(closes?.getFirstPropertyValue("summary")).toBe("CAT: Application closes, expected February 2027");
		expect(String(closes?.getFirstPropertyValue("description"))).toContain("January – February 2027");
		expect(String(event?.getFirstPropertyValue("description"))).toContain("The date is not announced.");
	});

	test("marks a cancelled exam as cancelled, in its status and in its title", () => {
		const cancelled = withEvent({ starts: "2027-01-31", status: "cancelled", receipt: OFFICIAL });
		const [event] = readEvents(write([cancelled]));
		expect(event?.getFirstPropertyValue("status")).toBe("CANCELLED");
		expect(event?.getFirstPropertyValue("summary")).toBe("CAT: Exam, cancelled");
		const neet = exams.find(({ slug }) => slug === "neet");
		const ofMay = readEvents(write(neet === undefined ? [] : [neet])).find((each) =>
			String(each.getFirstPropertyValue("uid")).startsWith("neet-2026-exam@"),
		);
		expect(ofMay?.getFirstPropertyValue("status")).toBe("CANCELLED");
	});

	test("retains the UID when a date is announced, and the version counts the change", () => {
		const [before] = readEvents(write([withEvent({})]));
		const announced = withEvent({ starts: "2027-01-31", status: "official", receipt: OFFICIAL });
		const [after] = readEvents(write([{ ...announced, version: 8 }]));
		expect(after?.getFirstPropertyValue("uid")).toBe(before?.getFirstPropertyValue("uid"));
		expect(after?.getFirstPropertyValue("sequence")).toBe(8);
		expect(after?.getFirstPropertyValue("status")).toBe("CONFIRMED");
		expect(String(after?.getFirstPropertyValue("dtstart"))).toBe("2027-01-31");
		expect(String(after?.getFirstPropertyValue("dtend"))).toBe("2027-02-01");
		expect(after?.getFirstPropertyValue("summary")).toBe("CAT: Exam");
	});

	test("has the same UIDs on any host, and no event of several days", () => {
		const at = (origin: string) => toCalendar(exams, { origin, siteName: "Uchit", language: "en", t: translators.en });
		const uids = (file: string) => readEvents(file).map((event) => event.getFirstPropertyValue("uid"));
		expect(uids(at("https://uchit.in"))).toEqual(uids(at("http://localhost:3000")));
		for (const event of readEvents(write(exams))) {
			const starts = String(event.getFirstPropertyValue("dtstart"));
			expect(String(event.getFirstPropertyValue("dtend"))).toBe(addDays(starts, 1));
		}
	});

	test("names its kind of source and the official site, and links to the exam's page in its language", () => {
		const exam = { ...withEvent({ noteHi: "जनवरी में", note: "In January" }), officialSite: "https://iimcat.ac.in/" };
		const [english] = readEvents(write([exam]));
		const [hindi] = readEvents(write([exam], "hi"));
		expect(String(english?.getFirstPropertyValue("description"))).toContain(
			"Written by our editors: The editors of this site, Exam guides",
		);
		expect(String(english?.getFirstPropertyValue("description"))).toContain("https://iimcat.ac.in/");
		expect(english?.getFirstPropertyValue("url")).toBe("https://uchit.example/exams/cat");
		expect(String(hindi?.getFirstPropertyValue("description"))).toContain("जनवरी में");
		expect(hindi?.getFirstPropertyValue("url")).toBe("https://uchit.example/hi/exams/cat");
	});

	test("has no events for an exam without dates, so that it can already be followed", () => {
		expect(readEvents(write([{ ...withEvent({}), events: undefined }]))).toEqual([]);
	});
});

describe("a line of a calendar", () => {
	// By default fast-check makes strings too short to be folded.
	const text = fc.string({ unit: "binary", maxLength: 400, size: "max" });

	test("has at most 75 octets, and unfolds to the same line", () => {
		void fc.assert(
			fc.property(text, (value) => {
				const line = `SUMMARY:${escapeText(value)}`;
				const folded = toContentLines([line]);
				expect(folded.endsWith("\r\n")).toBe(true);
				for (const each of folded.slice(0, -2).split("\r\n")) expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75);
				expect(folded.slice(0, -2).replaceAll("\r\n ", "")).toBe(line);
			}),
		);
	});

	test("is folded between characters, never inside one", () => {
		void fc.assert(
			fc.property(
				fc.string({ unit: fc.constantFrom("a", "é", "क", "𝒳", "🙂"), maxLength: 200, size: "max" }),
				(value) => {
					const bytes = toContentLines([value])
						.split("\r\n")
						.map((each) => Buffer.from(each).toString("utf8"));
					expect(bytes.join("")).not.toContain("\ufffd");
				},
			),
		);
	});

	test("preserves the text, whatever characters it contains", () => {
		void fc.assert(
			fc.property(text, (value) => {
				const [event] = readEvents(write([{ ...withEvent({}), shortName: `x${value}x` }]));
				const plain = `x${value}x`
					.toWellFormed()
					.replaceAll(/\r\n?/g, "\n")
					.replaceAll(/[^\t\n\P{Cc}]/gu, "");
				expect(event?.getFirstPropertyValue("summary")).toBe(`${plain}: Exam, expected January 2027`);
			}),
		);
	});
});
