import { expect, test } from "vitest";
import { readDay } from "./read-day.ts";

test.each([
	["15/01/2027", "2027-01-15"],
	["5-1-2027", "2027-01-05"],
	["15 January 2027", "2027-01-15"],
	["Jan 15, 2027", "2027-01-15"],
	["January 2027", "2027-01"],
	["sept. 2027", "2027-09"],
	["2027-01-15", "2027-01-15"],
	["2027-01", "2027-01"],
	["31/02/2027", "31/02/2027"],
	["01/15/2027", "01/15/2027"],
	["next week", "next week"],
	["ma 2027", "ma 2027"],
])("%s is read as %s", (typed, read) => {
	expect(readDay(typed)).toBe(read);
});
