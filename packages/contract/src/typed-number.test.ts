import { expect, test } from "vitest";
import { plainDigits, plainNumber } from "./typed-number.ts";

test.each([
	["१२३४५", "12345"],
	["১২৩৪৫", "12345"],
	["௧௨௩", "123"],
	["١٢٣", "123"],
	["１２，３４５", "12,345"],
	["१९५.५", "195.5"],
	["８．５", "8.5"],
	["\u200e45678\u200f", "45678"],
	["23 456", "23456"],
	["1\u00a023\u202f456", "123456"],
	["1,23,456", "1,23,456"],
	["45 12", "45 12"],
	["1.1 lakh", "110000"],
	["1.1 लाख", "110000"],
	["45 thousand", "45000"],
	["45k", "45k"],
	["2 हज़ार", "2000"],
	["1.1 lakhs of", "1.1 lakhs of"],
	["twelve", "twelve"],
	["", ""],
])("the number %j is read as %j", (typed, plain) => expect(plainNumber(typed)).toBe(plain));

test("a code loses its spaces and hyphens", () => {
	expect(["१२३ ४५६", "123-456", " 12 34 56 ", "12345a"].map(plainDigits)).toEqual([
		"123456",
		"123456",
		"123456",
		"12345a",
	]);
});
