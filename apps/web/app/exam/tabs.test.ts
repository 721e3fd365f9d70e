import { expect, test } from "vitest";
import { examTabAt, examTabsOf } from "./tabs.ts";

const EMPTY_EXAM = { cutoffYears: [], colleges: { total: 0, top: [] } };

test("an exam without data has its overview and a change log without entries", () => {
	expect(examTabsOf({ ...EMPTY_EXAM, events: [] })).toEqual(["overview", "changes"]);
});

test("a tab is offered when it has content", () => {
	const events = [{ key: "exam", kind: "exam", cycle: "2027", starts: "2027-01", status: "expected" }] as const;
	const syllabus = [{ name: "Physics", topics: ["Motion"] }];
	expect(examTabsOf({ ...EMPTY_EXAM, events: [...events], syllabus })).toEqual([
		"overview",
		"dates",
		"syllabus",
		"changes",
	]);
});

test("an address identifies its page, in either language", () => {
	const addresses = ["/exams/an-exam", "/hi/exams/an-exam", "/exams/an-exam/syllabus", "/hi/exams/an-exam/Syllabus"];
	expect(addresses.map(examTabAt)).toEqual(["overview", "overview", "syllabus", "syllabus"]);
});
