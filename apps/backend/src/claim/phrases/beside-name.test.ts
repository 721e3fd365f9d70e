import { expect, test } from "vitest";
import { expandShortForms } from "#backend/claim/phrases/beside-name.ts";

test.each([
	[
		["govt", "college"],
		["government", "college"],
	],
	[["gmc"], ["government", "medical", "college"]],
	// A word that is also a property of every object.
	[
		["constructor", "tostring"],
		["constructor", "tostring"],
	],
])("%j is read as %j", (words, read) => {
	expect(expandShortForms(words)).toEqual(read);
});
