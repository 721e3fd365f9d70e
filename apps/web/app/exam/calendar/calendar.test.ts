import * as fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import type { Language } from "#app/platform/i18n/language.ts";
import { wordsOf } from "#app/platform/i18n/testing/words.ts";
import { guideSource, shippedExams } from "#app/testing/shipped-exams.ts";
import { type CalendarExam, toCalendar } from "./calendar.ts";
import { addDays, daysOf, isMonth } from "./days.ts";
import { escapeText, toContentLines } from "./lines.ts";

const exams = shippedExams.map((exam) => ({
	...exam,
	receipts: {},
	sources: [guideSource],
	version: 3,
	updatedOn: exam.writtenOn,
}));

function write(of: readonly CalendarExam[], language: Language = "en"): string {
	return toCalendar(of, { origin: "https://uchit.example", siteName: "Uchit", language, t: wordsOf[language] });
}

function read(file: string): ICAL.Component {
	return new ICAL.Component(ICAL.parse(file));
}

function readEvents(file: string): ICAL.Component[] {
	return read(file).getAllSubcomponents("vevent");
}

const OFFICIAL = { publisher: "IISc", document: "Notice", address: "https://gate.example/", date: "2026-11-20" };

/** An exam with one event, as small as it can be. */
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
			const expected = (exam.events ?? []).map((event) => ({
				uid: `${exam.slug}-${event.key}@uchit.example`,
				starts: daysOf(event).from,
				ends: addDays([event.starts, event.ends ?? ""].some(isMonth) ? daysOf(event).from : daysOf(event).to, 1),
				status: { expected: "TENTATIVE", cancelled: "CANCELLED", official: "CONFIRMED", past: "CONFIRMED" }[
					event.status
				],
				sequence: 3,
			}));
			expect(found).toEqual(expected);
		}
	});

	test("has the properties that RFC 5545 asks for, each once, and the time of India", () => {
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

	test("is written by the grammar of RFC 5545, line by line, which its readers are lenient about", () => {
		const line = /^[A-Z][A-Z-]*(?:;[A-Z-]+=[A-Z-]+)*:[\t\u{20}-\u{7e}\u{a0}-\u{10ffff}]*$/u;
		for (const language of ["en", "hi"] as const) {
			const lines = write(exams, language).replaceAll("\r\n ", "").split("\r\n");
			expect(lines.length).toBeGreaterThan(1_000);
			expect(lines.pop()).toBe("");
			expect(lines.filter((each) => !line.test(each))).toEqual([]);
		}
	});

	test("never has one UID twice, whatever exams it holds", () => {
		const uids = readEvents(write(exams)).map((event) => event.getFirstPropertyValue("uid"));
		expect(uids.length).toBeGreaterThan(50);
		expect(new Set(uids).size).toBe(uids.length);
	});

	test("gives an expected window one entry at its start, as tentative, and says so in its title", () => {
		const [event] = readEvents(write([withEvent({ starts: "2027-01", ends: "2027-02" })]));
		expect(String(event?.getFirstPropertyValue("dtstart"))).toBe("2027-01-01");
		expect(String(event?.getFirstPropertyValue("dtend"))).toBe("2027-01-02");
		expect(event?.getFirstPropertyValue("status")).toBe("TENTATIVE");
		expect(event?.getFirstPropertyValue("summary")).toBe("CAT: Exam, expected January – February 2027");
		expect(String(event?.getFirstPropertyValue("description"))).toContain("No date is announced.");
	});

	test("calls a cancelled exam cancelled, to programs and in its title", () => {
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

	test("keeps the UID when a date is announced; the version counts the change", () => {
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

	test("names the kind of its source and the official site, and leads to the exam's page in its language", () => {
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

	test("of an exam without dates is a calendar without events, so that it can be followed already", () => {
		expect(readEvents(write([{ ...withEvent({}), events: undefined }]))).toEqual([]);
	});
});

describe("a line of a calendar", () => {
	// By itself fast-check keeps strings short: few would be folded.
	const text = fc.string({ unit: "binary", maxLength: 400, size: "max" });

	test("has at most 75 octets, and is the same line again when its folds are taken out", () => {
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

	test("is cut between characters, never inside one", () => {
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

	test("gives back the text that was written, whatever stands in it", () => {
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
