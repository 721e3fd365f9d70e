import { expect, test } from "vitest";
import { takeShortForms } from "#backend/claim/phrases/beside-name.ts";

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
	expect(takeShortForms(words)).toEqual(read);
});
