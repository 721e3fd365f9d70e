import { expect, test } from "vitest";
import { examTabAt, examTabsOf } from "./tabs.ts";

const NOTHING = { cutoffYears: [], colleges: { total: 0, top: [] }, changes: [] };

test("an exam of which nothing is known has its overview alone", () => {
	expect(examTabsOf({ ...NOTHING, events: [] })).toEqual(["overview"]);
});

test("a tab is offered with what it shows", () => {
	const events = [{ key: "exam", kind: "exam", cycle: "2027", starts: "2027-01", status: "expected" }] as const;
	const syllabus = [{ name: "Physics", topics: ["Motion"] }];
	expect(examTabsOf({ ...NOTHING, events: [...events], syllabus })).toEqual(["overview", "dates", "syllabus"]);
	const changes = [{ on: "2026-12-03", fields: [], events: [] }];
	expect(examTabsOf({ ...NOTHING, changes })).toEqual(["overview", "changes"]);
});

test("an address says which page it is, in either language", () => {
	const addresses = ["/exams/an-exam", "/hi/exams/an-exam", "/exams/an-exam/syllabus", "/hi/exams/an-exam/Syllabus"];
	expect(addresses.map(examTabAt)).toEqual(["overview", "overview", "syllabus", "syllabus"]);
});
