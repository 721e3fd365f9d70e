import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("commas, quotes and lines stay within their cell, and a missing value is an empty cell", () => {
	expect(
		toCsv([
			["name", "message"],
			['A "quoted" name', "one, two\nthree"],
			[null, undefined],
		]),
	).toBe('\uFEFFname,message\r\n"A ""quoted"" name","one, two\nthree"\r\n,\r\n');
});

test("a visitor's text cannot become a formula, and a phone number stays a phone number", () => {
	for (const text of ["=HYPERLINK(1)", "@SUM(1)", "-2+3", "+1+1", "\t=1", "\n=1", "＝1"])
		expect(toCsv([[text]])).toContain(`'${text}`);
	expect(toCsv([["+919712345678"]])).toBe("\uFEFF+919712345678\r\n");
});

test("numbers stay numbers", () => {
	expect(toCsv([[0, -12.5, true, "A-1"]])).toBe("\uFEFF0,-12.5,true,A-1\r\n");
});
