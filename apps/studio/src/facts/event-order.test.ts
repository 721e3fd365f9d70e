import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { doubtfulOrder, newDoubts } from "./event-order.tsx";

const EXAMS = join(import.meta.dirname, "../../../../content/exams");
const event = (kind: string, starts: string, other: object = {}) => ({
	...{ key: `2027-${kind}`, kind, cycle: "2027", starts, status: "official" },
	...other,
});
const KEY = event("answer-key", "2027-06-20", { ends: "2027-06-23" });

test.each([
	[
		[event("result", "10 June 2027"), KEY],
		"Result 2027 (10 June 2027) begins before Answer key 2027 (20 June 2027 to 23 June 2027).",
	],
	[
		[event("exam", "2027-05-03"), event("admit-card", "2027-05-20")],
		"Exam 2027 (3 May 2027) begins before Admit card 2027 (20 May 2027).",
	],
	[
		[event("exam", "2027-01"), event("application", "2027-02")],
		"Exam 2027 (January 2027) begins before Application 2027 (February 2027).",
	],
])("dates in an order that cannot be are named both", (events, line) => {
	expect(doubtfulOrder(events)).toEqual([line]);
});

test.each([
	["of one month", [event("result", "2027-06-10"), event("answer-key", "2027-06")]],
	["of one of several months", [event("result", "2027-05", { ends: "2027-06" }), KEY]],
	["of another session", [event("result", "2027-06-10", { name: "Session 1" }), { ...KEY, name: "Session 2" }]],
	["of another year", [event("result", "2027-06-10"), { ...KEY, cycle: "2028" }]],
	["that was cancelled", [event("result", "2027-06-10"), { ...KEY, status: "cancelled" }]],
	["without a day yet", [event("result", "2027-06-10"), { ...KEY, starts: null }]],
])("a date %s raises no doubt", (_what, events) => {
	expect(doubtfulOrder(events)).toEqual([]);
});

test("no exam that came with the site raises a doubt", () => {
	const doubts = readdirSync(EXAMS).flatMap((name) =>
		doubtfulOrder(JSON.parse(readFileSync(join(EXAMS, name), "utf8")).events).map((line) => `${name}: ${line}`),
	);
	expect(doubts).toEqual([]);
});

test("a doubt that is saved already is not asked about again", () => {
	const events = [event("result", "2027-06-10"), KEY];
	expect(newDoubts({ events }, { events: [KEY] })).toHaveLength(1);
	expect(newDoubts({ events }, { events })).toEqual([]);
});
