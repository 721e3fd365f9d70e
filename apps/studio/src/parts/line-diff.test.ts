import { expect, test } from "vitest";
import { diffLines } from "./line-diff.ts";

const written = (before: string, after: string) => diffLines(before, after).map(({ kind, text }) => `${kind} ${text}`);

test("a line common to both texts appears once, between the lines of only one", () => {
	expect(written("a\nb\nc", "a\nx\nc\nd")).toEqual(["same a", "old b", "new x", "same c", "new d"]);
});

test("HTML in one line is compared by its blocks", () => {
	expect(written("<p>one</p><p>two</p>", "<p>one</p><p>three</p>")).toEqual([
		"same <p>one</p>",
		"old <p>two</p>",
		"new <p>three</p>",
	]);
});

test("a new text is shown as all new, and a removed text as all old", () => {
	expect(written("", "a\nb")).toEqual(["new a", "new b"]);
	expect(written("a", "")).toEqual(["old a"]);
	expect(written("", "")).toEqual([]);
});
