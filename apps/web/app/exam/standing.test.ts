import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import { expect, test } from "vitest";
import { eventStanding } from "./standing.ts";

const TODAY = "2026-11-23";
const RECEIPT = { publisher: "NTA", document: "Notice", address: "https://nta.ac.in/", date: "2026-11-01" };

test.each([
	["application", "official", "2026-11-01", "2026-12-01", "closesOn", "1 December 2026"],
	["application", "official", "2026-11-01", TODAY, "closesToday", "23 November 2026"],
	["application", "official", "2026-12-01", "2026-12-20", "opensOn", "1 December 2026"],
	["application", "official", "2026-08-03", "2026-10-31", "closed", "31 October 2026"],
	["application", "expected", "2026-10", "2026-11", "usuallyOpen", "October – November 2026"],
	["application", "expected", "2026-10", "2026-11-29", "mayClose", "October 2026 – 29 November 2026"],
	["application", "expected", "2026-10", "2026-11-10", "mayBeOpen", "October 2026 – 10 November 2026"],
	["application", "expected", "2027-02", "2027-03", "usuallyOpens", "February 2027"],
	["application", "expected", "2026-08", "2026-10", "usuallyClosed", "August – October 2026"],
	["exam", "official", "2026-12-06", undefined, "on", "6 December 2026"],
	["exam", "expected", "2027-05", undefined, "usually", "May 2027"],
	["exam", "past", "2026-06-21", undefined, "over", "21 June 2026"],
] as const)("an %s that is %s from %s to %s stands as %s", (kind, status, starts, ends, words, when) => {
	const event: ExamEvent = { key: "one", kind, cycle: "2027", starts, ends, status, receipt: RECEIPT };
	expect(eventStanding(event, TODAY, "en")).toEqual({ words, when });
});
