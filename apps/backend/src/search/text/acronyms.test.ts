import { expect, test } from "vitest";
import { toInitials, toTellingWords } from "./acronyms.ts";

test("initials are the ones people use, with and without the last words", () => {
	expect(toInitials("Indian Institute of Technology Madras")).toEqual(["iit", "iitm"]);
	expect(toInitials("Miranda House")).toEqual([]);
});

test("joining words are not distinctive", () => {
	expect(toTellingWords("University of Delhi")).toEqual(["university", "delhi"]);
});
