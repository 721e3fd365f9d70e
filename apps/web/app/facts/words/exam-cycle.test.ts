import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import { expect, test } from "vitest";
import { findLaterCycle, newestOf } from "./exam-cycle.ts";

const TODAY = "2026-11-22";
const event = (kind: ExamEvent["kind"], cycle: string, starts: string, status: ExamEvent["status"] = "past") =>
	({ key: `${cycle}-${kind}-${starts}`, kind, cycle, starts, status }) satisfies ExamEvent;

const over = (events: ExamEvent[], newestYear: number | undefined) =>
	findLaterCycle({ shortName: "JEE Main", events }, { authority: "JoSAA", newestYear }, TODAY);

test("a cycle is reported once its exam is over and its ranks are unavailable", () => {
	const events = [event("exam", "2026", "2026-05-03"), event("exam", "2027", "2027-05", "expected")];
	expect(over(events, 2025)).toMatchObject({ year: 2026, over: "exam" });
	expect(over(events, 2026)).toBeUndefined();
});

test("a counselling is over once every part of it is over", () => {
	const exam = event("exam", "2026", "2026-05-03");
	const first = event("counselling", "2026", "2026-07");
	expect(over([exam, first], 2024)).toMatchObject({ year: 2026, over: "counselling" });
	const later = event("counselling", "2026", "2026-12", "expected");
	expect(over([exam, first, later], 2024)).toMatchObject({ year: 2026, over: "exam" });
});

test("a cancelled, expected or future exam is not over, and nothing is later than an undated list", () => {
	const events = [
		event("exam", "2026", "2026-05-03", "cancelled"),
		event("exam", "2027", "2026-11-29", "official"),
		event("exam", "2028", "2026-05", "expected"),
	];
	expect(over(events, 2025)).toBeUndefined();
	expect(over([], 2025)).toBeUndefined();
	expect(over([event("exam", "2026", "2026-05-03")], undefined)).toBeUndefined();
});

test("the newest year ignores missing years", () => {
	expect(newestOf([2019, undefined, 2024, 2021])).toBe(2024);
	expect(newestOf([undefined])).toBeUndefined();
});
