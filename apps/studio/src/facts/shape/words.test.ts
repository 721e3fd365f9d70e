import { expect, test } from "vitest";
import { addsTo, labelOf } from "./words.ts";

test.each([
	["Name", "Full name"],
	["Former names and other spellings", "Former names and other spellings that search accepts"],
	["Year of admission", "Year of admission"],
	["Languages (codes: en, hi)", "ISO 639 codes"],
])("under the label %j the help %j is left out", (label, help) => {
	expect(addsTo(label, help)).toBe(false);
});

test("a box of a part is named by what it is there", () => {
	expect(["lifecycle", "score", ""].map((part) => labelOf("text", part))).toEqual([
		"What changed, in words",
		"What the result says, in words",
		"Text",
	]);
});

test("a help that says more than the label is shown", () => {
	expect(addsTo("Summary", "The purpose of the exam, in two or three sentences")).toBe(true);
	expect(addsTo("Key", "Permanent within the exam: 2027-session-1-exam")).toBe(true);
});
