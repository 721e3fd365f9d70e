import { expect, test } from "vitest";
import { toInitials, toTellingWords } from "./acronyms.ts";

test("initials are those that people say, with and without the last words", () => {
	expect(toInitials("Indian Institute of Technology Madras")).toEqual(["iit", "iitm"]);
	expect(toInitials("Miranda House")).toEqual([]);
});

test("words that only join others tell nothing", () => {
	expect(toTellingWords("University of Delhi")).toEqual(["university", "delhi"]);
});
