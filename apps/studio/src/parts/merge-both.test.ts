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

const paragraphs = (...texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join("\n");

test.each([
	["they changed another one", ["A, theirs", "B", "C"], ["A", "B", "C, mine"], ["A, theirs", "B", "C, mine"]],
	["they changed the one beside it", ["A, theirs", "B", "C"], ["A", "B, mine", "C"], ["A, theirs", "B, mine", "C"]],
	["both changed it", ["A", "B, theirs", "C"], ["A", "B, mine", "C"], ["A", "B, theirs", "B, mine", "C"]],
	["both added one", ["A", "B", "C", "Theirs"], ["A", "B", "C", "Mine"], ["A", "B", "C", "Theirs", "Mine"]],
	["they removed one", ["A", "C"], ["A", "B", "C, mine"], ["A", "C, mine"]],
	["they moved one", ["B", "C", "A"], ["A", "B", "C, mine"], ["B", "A", "C, mine"]],
])("both texts are kept paragraph by paragraph where %s", (_what, theirs, mine, merged) => {
	const conflict = { was: { body: paragraphs("A", "B", "C") }, theirs: { body: paragraphs(...theirs) } };
	expect(mergeBoth("body", { ...conflict, mine: { body: paragraphs(...mine) } })).toBe(paragraphs(...merged));
});

test("a table and a picture that nobody changed are kept once", () => {
	const rest = '<table><tbody><tr><td>₹5 &amp; more</td></tr></tbody></table>\n<p><img src="/assets/b" alt="Gate"></p>';
	const bodyWith = (text: string) => ({ body: `<p>${text}</p>\n${rest}` });
	const conflict = { was: bodyWith("Fees."), theirs: bodyWith("Fees. Theirs."), mine: bodyWith("Fees. Mine.") };
	expect(mergeBoth("body", conflict)).toBe(`<p>Fees. Theirs.</p>\n<p>Fees. Mine.</p>\n${rest}`);
});

test("sentences of a summary are kept once, lists are merged without duplicates, and other fields cannot be combined", () => {
	const merge = (field: string, theirs: unknown, mine: unknown, was: unknown = "") =>
		mergeBoth(field, { was: { [field]: was }, theirs: { [field]: theirs }, mine: { [field]: mine } });
	expect(merge("summary", "Fees. Theirs.", "Fees. Mine.", "Fees.")).toBe("Fees. Theirs. Mine.");
	expect(merge("summary", "By A", "By B")).toBe("By A. By B");
	expect(merge("title", "By A", "By B")).toBeUndefined();
	expect(merge("correction_log", [{ text: "A" }], [{ text: "A" }, { text: "B" }])).toEqual([
		{ text: "A" },
		{ text: "B" },
	]);
	expect(merge("category", "data", "money")).toBeUndefined();
	expect(merge("events", [{ key: "2027-exam" }], [{ key: "2027-exam" }])).toBeUndefined();
});
