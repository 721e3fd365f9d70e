import { expect, test } from "vitest";
import { differencesOf } from "./difference.ts";

const exam = { key: "2027-exam", starts: "2027-01-21", status: "expected" };
const form = { key: "2027-form", starts: "2026-11-01" };

test("a row is matched by its key, and only its differences are named", () => {
	expect(differencesOf({ events: [form, exam] }, { events: [{ ...exam, starts: "2027-01-25" }, form] })).toEqual([
		{ what: "Events · Exam 2027 · Starts", was: "21 January 2027", is: "25 January 2027" },
	]);
});

test("an added or removed row is named in full, and an empty list is nothing", () => {
	expect(differencesOf({ events: [form, exam] }, { events: [form] })).toEqual([
		{ what: "Events · Exam 2027", was: "2027-exam · 21 January 2027 · expected", is: "nothing" },
	]);
	expect(differencesOf({ states: null, site: "" }, { states: [], site: null })).toEqual([]);
});

test("a time and a switch are shown in words", () => {
	const [time, isHidden] = differencesOf(
		{ publish_at: null, is_hidden: null },
		{ publish_at: "2026-11-30T22:44:19.146Z", is_hidden: true },
	);
	expect(time?.is).toMatch(/^(?:30 Nov|1 Dec) 2026, /);
	expect(isHidden?.is).toBe("yes");
});
