import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import { expect, test } from "vitest";
import { isOpenOn } from "./exam-facets.ts";

const DOCUMENT = { publisher: "P", document: "D", address: "https://p.example", date: "2026-11-01" };
const event = (given: Partial<ExamEvent>): ExamEvent => ({
	key: "2027-application",
	kind: "application",
	cycle: "2027",
	starts: "2026-11",
	status: "expected",
	...given,
});
const announced = (starts: string, ends?: string) =>
	event({ status: "official", receipt: DOCUMENT, starts, ...(ends && { ends }) });

test.each([
	["the usual month", event({}), ["2026-11-01", "2026-11-30"], ["2026-10-31", "2026-12-01"]],
	["usual months", event({ ends: "2027-01" }), ["2026-12-31", "2027-01-31"], ["2027-02-01"]],
	["announced days", announced("2026-11-05", "2026-11-21"), ["2026-11-05", "2026-11-21"], ["2026-11-04", "2026-11-22"]],
	["one announced day", announced("2026-11-21"), ["2026-11-21"], ["2026-11-20", "2026-11-22"]],
	["from a day to a month", announced("2026-11-05", "2026-12"), ["2026-12-31"], ["2026-11-04", "2027-01-01"]],
	["past days", event({ status: "past", starts: "2026-11-01", ends: "2026-11-21" }), ["2026-11-21"], ["2026-11-22"]],
	["a past month, of which no day is known", event({ status: "past" }), [], ["2026-11-21"]],
	["another kind of event", event({ kind: "exam" }), [], ["2026-11-21"]],
])("applications are open on the right days: %s", (_what, only, open, closed) => {
	for (const day of open) expect(isOpenOn({ events: [only] }, day), day).toBe(true);
	for (const day of closed) expect(isOpenOn({ events: [only] }, day), day).toBe(false);
});

test("an exam without dates has no known open applications", () => {
	expect(isOpenOn({}, "2026-11-21")).toBe(false);
});
