import { expect, test } from "vitest";
import { pathsIn } from "#app/paths.ts";
import { suggestionPath } from "./search-field.tsx";

test.each([
	["college", "/hi/college/goa"],
	["exam", "/hi/exams/goa"],
	["country", "/hi/study-abroad/goa"],
	["question", "/hi/search?q=goa"],
	["town", "/hi/colleges?near=goa"],
	["state", "/hi/colleges?state=goa"],
] as const)("a suggestion of a %s leads to its page or list, in the language of the page", (kind, path) => {
	expect(suggestionPath(pathsIn("hi"), { kind, label: "Goa", value: "goa" })).toBe(path);
});
