import type { ExamSummary } from "@uchit/contract/exam-list.ts";
import { expect, test } from "vitest";
import {
	eventStateOn,
	findLastEvent,
	findNearestForm,
	findNextEvent,
	isUnderWay,
	lastWrittenOn,
	whenWords,
} from "./exam-dates.ts";
import { layOutMonths } from "./list/lay-out-months.ts";

const TODAY = "2026-11-21";

test.each([
	[{ starts: "2027-01-22", ends: "2027-01-31" }, "22–31 January 2027", "22–31 जनवरी 2027"],
	[{ starts: "2026-11-29" }, "29 November 2026", "29 नवंबर 2026"],
	[{ starts: "2026-11", ends: "2027-01" }, "November 2026 – January 2027", "नवंबर 2026 – जनवरी 2027"],
	[{ starts: "2026-11" }, "November 2026", "नवंबर 2026"],
	[{ starts: "2026-11-29", ends: "2026-12" }, "29 November 2026 – December 2026", "29 नवंबर 2026 – दिसंबर 2026"],
])("%j is %s, in Hindi %s", (event, english, hindi) => {
	expect([whenWords("en", event), whenWords("hi", event)]).toEqual([english, hindi]);
});

test.each([
	[{ starts: "2026-11", status: "expected" }, "expected"],
	[{ starts: "2026-10", status: "expected" }, "lapsed"],
	[{ starts: "2026-11-20", status: "official" }, "past"],
	[{ starts: "2026-11-21", status: "official" }, "official"],
	[{ starts: "2026-05", status: "past" }, "past"],
	[{ starts: "2026-05-03", status: "cancelled" }, "cancelled"],
] as const)("on %s it is %s: an expected window that went by is nobody's past date", (event, state) => {
	expect(eventStateOn(event, TODAY)).toBe(state);
});

test("a page was last written on the day of its newest change, or when the whole of it was checked later", () => {
	const changes = [{ on: "2026-12-01" }, { on: "2026-11-22" }].map((change) => ({ ...change, fields: [], events: [] }));
	expect(lastWrittenOn({ writtenOn: "2026-11-21", changes })).toBe("2026-12-01");
	expect(lastWrittenOn({ writtenOn: "2026-12-02", changes })).toBe("2026-12-02");
	expect(lastWrittenOn({ writtenOn: "2026-11-21", changes: [] })).toBe("2026-11-21");
});

test("the next event is the first that is not over, and a past last event is over", () => {
	const events = [
		{ starts: "2027-01", status: "expected" },
		{ starts: "2026-10", ends: "2026-11", status: "expected" },
		{ starts: "2026-05-03", status: "past" },
		{ starts: "2026-06-01", status: "cancelled" },
		{ starts: "2026-12-15", status: "cancelled" },
	] as const;
	expect(findNextEvent(events, TODAY)?.starts).toBe("2026-10");
	expect(findNextEvent(events, "2026-12-01")?.starts).toBe("2027-01");
	expect(findLastEvent(events, TODAY)?.starts).toBe("2026-05-03");
	expect(isUnderWay({ starts: "2026-10", ends: "2026-11" }, TODAY)).toBe(true);
	expect(isUnderWay({ starts: "2027-01" }, TODAY)).toBe(false);
});

test.each([
	["2026-11-30", "2026-10"],
	["2026-12-01", "2026-10"],
	["2026-12-15", "2026-10"],
	["2026-12-16", "2027-02"],
	["2027-02-01", "2027-02"],
	["2027-06-01", "2027-02"],
])(
	"on %s the form to act on is that of %s: one whose usual months are just over may still be open",
	(today, starts) => {
		const forms = [
			{ starts: "2027-02", ends: "2027-03", status: "expected" },
			{ starts: "2026-10", ends: "2026-11", status: "expected" },
		] as const;
		expect(findNearestForm(forms, today)?.starts).toBe(starts);
	},
);

test("a form with an announced last day is over the day after", () => {
	const forms = [
		{ starts: "2027-02", status: "expected" },
		{ starts: "2026-10-31", ends: "2026-11-27", status: "official" },
	] as const;
	expect(findNearestForm(forms, "2026-11-28")?.starts).toBe("2027-02");
});

test("the calendar has twelve months, each with its new and running events, announced days first", () => {
	const event = (key: string, starts: string, ends?: string) =>
		({ key, kind: "application", cycle: "2027", starts, ends, status: "expected" }) as const;
	const exam: ExamSummary = {
		slug: "cat",
		name: "Common Admission Test",
		shortName: "CAT",
		scope: "national",
		states: [],
		streams: [],
		lifecycle: { state: "current", writeNow: [] },
		events: [
			event("over", "2026-08", "2026-09"),
			event("open", "2026-10", "2026-12"),
			event("later", "2027-01"),
			{ ...event("told", "2027-01-15"), status: "official" },
			event("far", "2027-11"),
		],
		sourceId: "exam-guides-2026",
	};
	const months = layOutMonths([exam], TODAY);
	const byMonth = months.map(({ month, kinds }) => [
		month,
		kinds.map(({ dated, expected, running }) =>
			[dated, expected, running].map((entries) => entries.map((entry) => entry.event.key)),
		),
	]);
	expect(byMonth).toHaveLength(12);
	expect(byMonth.slice(0, 4)).toEqual([
		["2026-11", [[[], ["open"], []]]],
		["2026-12", [[[], [], ["open"]]]],
		["2027-01", [[["told"], ["later"], []]]],
		["2027-02", []],
	]);
});
