import { expect, test } from "vitest";
import { addsTo } from "./words.ts";

test.each([
	["Name", "Full name"],
	["Former names and other spellings", "Former names and other spellings that search accepts"],
	["Year of admission", "Year of admission"],
	["Languages (codes: en, hi)", "ISO 639 codes"],
])("under the label %j the help %j is left out", (label, help) => {
	expect(addsTo(label, help)).toBe(false);
});

test("a help that says more than the label is shown", () => {
	expect(addsTo("Summary", "The purpose of the exam, in two or three sentences")).toBe(true);
	expect(addsTo("Key", "Permanent within the exam: 2027-session-1-exam")).toBe(true);
});
