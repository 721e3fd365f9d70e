import { expect, test } from "vitest";
import { clashesOf, mergeBoth } from "./merge-both.ts";

const was = { title: "One", summary: "Read by both", category: "money", date_updated: "2026-11-28T10:00:00.000Z" };

test("a field that both sides changed differently needs a choice, and a field one side changed does not", () => {
	const theirs = { ...was, summary: "Theirs", category: "data", date_updated: "2026-11-28T10:05:00.000Z" };
	const conflict = { resource: "news", was, theirs, mine: { title: "Mine", summary: "Mine" } };
	expect(clashesOf(conflict)).toEqual({ both: ["summary"], theirsAlone: ["category"] });
	expect(clashesOf({ ...conflict, mine: { summary: "Theirs" } }).both).toEqual([]);
});

test("both texts are joined, both lists are merged without duplicates, and other fields cannot be combined", () => {
	expect(mergeBoth("body", "<p>Theirs</p>", "<p>Mine</p>")).toBe("<p>Theirs</p><p>Mine</p>");
	expect(mergeBoth("correction_log", [{ text: "A" }], [{ text: "A" }, { text: "B" }])).toEqual([
		{ text: "A" },
		{ text: "B" },
	]);
	expect(mergeBoth("category", "data", "money")).toBeUndefined();
	expect(mergeBoth("events", [{ key: "2027-exam" }], [{ key: "2027-exam" }])).toBeUndefined();
});
