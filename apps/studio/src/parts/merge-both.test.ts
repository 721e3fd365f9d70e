// @vitest-environment happy-dom
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
	expect(both("summary", "Theirs.", "Mine.")).toBe("Theirs. Mine.");
	expect(both("correction_log", [{ text: "A" }], [{ text: "A" }, { text: "B" }])).toEqual([
		{ text: "A" },
		{ text: "B" },
	]);
	expect(both("category", "data", "money")).toBeUndefined();
	expect(both("events", [{ key: "2027-exam" }], [{ key: "2027-exam" }])).toBeUndefined();
});

const TABLE = "<table><tbody>\n<tr><td>60</td></tr></tbody></table>";

test.each([
	["different paragraphs", "<p>A, theirs</p><p>B</p>", "<p>A</p><p>B, mine</p>", "<p>A, theirs</p>\n<p>B, mine</p>"],
	["one paragraph", "<p>A, theirs</p><p>B</p>", "<p>A, mine</p><p>B</p>", "<p>A, theirs</p>\n<p>A, mine</p>\n<p>B</p>"],
	["what one deleted", "<p>A</p>", "<p>A, mine</p><p>B</p>", "<p>A, mine</p>"],
])(
	"two texts that differ in %s are merged, and nothing that both left alone is there twice",
	(_what, theirs, mine, is) => {
		const [was, ...texts] = ["<p>A</p><p>B</p>", theirs, mine].map((text) => `${text}${TABLE}`);
		expect(both("body", texts[0], texts[1], was)).toBe(`${is}\n${TABLE}`);
	},
);

function both(field: string, theirs: unknown, mine: unknown, before?: unknown): unknown {
	return mergeBoth(field, { was: { [field]: before }, theirs: { [field]: theirs }, mine: { [field]: mine } });
}
