import { expect, test } from "vitest";
import { diffLines } from "./line-diff.ts";

const written = (before: string, after: string) => diffLines(before, after).map(({ kind, text }) => `${kind} ${text}`);

test("what both texts say stands once, between what only one says", () => {
	expect(written("a\nb\nc", "a\nx\nc\nd")).toEqual(["same a", "old b", "new x", "same c", "new d"]);
});

test("HTML in one line is compared by its blocks", () => {
	expect(written("<p>one</p><p>two</p>", "<p>one</p><p>three</p>")).toEqual([
		"same <p>one</p>",
		"old <p>two</p>",
		"new <p>three</p>",
	]);
});

test("a text that was not there, or is no more, is all new, or all old", () => {
	expect(written("", "a\nb")).toEqual(["new a", "new b"]);
	expect(written("a", "")).toEqual(["old a"]);
	expect(written("", "")).toEqual([]);
});
