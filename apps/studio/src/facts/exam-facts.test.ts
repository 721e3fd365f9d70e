import { expect, test } from "vitest";
import { findUndocumentedNearEvent, isUnchecked, nameOfEvent, nextEvent, staleFacts } from "./exam-facts.ts";

const TODAY = "2026-11-21";
const written_on = "2026-11-01";

test("an exam becomes stale when it was last checked more than 90 days ago", () => {
	expect(staleFacts({ written_on: "2026-08-22" }, TODAY)).toEqual(["last checked 91 days ago"]);
	expect(staleFacts({ written_on: "2026-08-23" }, TODAY)).toEqual([]);
});

test("an ended event still expected or official is stale, and a month ends with its last day", () => {
	const events = [
		{ key: "over", starts: "2026-09", ends: "2026-10", status: "expected" },
		{ key: "announced", starts: "2026-11-20", status: "official" },
		{ key: "running", starts: "2026-11", status: "expected" },
		{ key: "past", starts: "2025-11", status: "past" },
	] as const;
	expect(staleFacts({ written_on, events }, TODAY)).toEqual([
		"over is over, but still marked as expected",
		"announced is over, but still marked as official",
	]);
	expect(staleFacts({ written_on, events, status: "archived" }, TODAY)).toEqual([]);
	expect(nextEvent({ events }, TODAY)?.key).toBe("running");
});

test("an exam without a document of its own is unchecked, however fresh it is", () => {
	const receipt = { publisher: "NTA", document: "Bulletin", address: "https://nta.ac.in", date: "2026-11-01" };
	const event = { key: "exam", starts: "2026-12", status: "expected" } as const;
	expect(isUnchecked({ written_on, events: [event], receipts: {} })).toBe(true);
	expect(isUnchecked({ written_on, events: [event], receipts: null })).toBe(true);
	expect(isUnchecked({ written_on, events: [{ ...event, receipt }] })).toBe(false);
	expect(isUnchecked({ written_on, events: [event], receipts: { fees: receipt } })).toBe(false);
	expect(isUnchecked({ written_on, events: [event], status: "archived" })).toBe(false);
	expect(findUndocumentedNearEvent({ events: [event] }, TODAY)?.key).toBe("exam");
	expect(findUndocumentedNearEvent({ events: [{ ...event, receipt }] }, TODAY)).toBeUndefined();
	expect(findUndocumentedNearEvent({ events: [{ ...event, starts: "2027-01" }] }, TODAY)).toBeUndefined();
});

test("the event that begins first comes next, whatever the written order", () => {
	const events = [
		{ key: "exam", starts: "2027-02", status: "expected" },
		{ key: "application", starts: "2026-12-01", status: "official" },
	] as const;
	expect(nextEvent({ events }, TODAY)?.key).toBe("application");
	expect(nextEvent({ events: null }, TODAY)).toBeUndefined();
});

test("an event is named by its kind and year, and a key of another form stays", () => {
	expect(["2027-session-1-application", "2027-exam", "over"].map((key) => nameOfEvent(key))).toEqual([
		"Session 1 application 2027",
		"Exam 2027",
		"over",
	]);
});

test("the exam's own name within an event is written as the exam writes it", () => {
	expect(nameOfEvent("2027-iift-application", "IIFT MBA")).toBe("IIFT application 2027");
});
