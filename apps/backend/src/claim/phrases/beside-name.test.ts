import { expect, test } from "vitest";
import { takeShortForms } from "#backend/claim/phrases/beside-name.ts";

test.each([
	[
		["govt", "college"],
		["government", "college"],
	],
	[["gmc"], ["government", "medical", "college"]],
	// A word that every object has a property of.
	[
		["constructor", "tostring"],
		["constructor", "tostring"],
	],
])("%j is read as %j", (words, read) => {
	expect(takeShortForms(words)).toEqual(read);
});
