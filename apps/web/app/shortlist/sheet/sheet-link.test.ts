import { expect, test } from "vitest";
import { LONGEST_RANK, parseSheetFragment, type SharedSheet, toSheetFragment } from "./sheet-link.ts";

const SHEET: SharedSheet = {
	colleges: ["psg-college-of-technology", "iit-goa"],
	rank: "JEE Main 45,000, ओबीसी",
	notes: ["near दादी’s house", ""],
};
const PLAIN: SharedSheet = { ...SHEET, rank: "", notes: ["", ""] };

test("a sheet goes into an address and comes out as it was, also in Hindi", () => {
	expect(parseSheetFragment(toSheetFragment(SHEET))).toEqual(SHEET);
	expect(parseSheetFragment(toSheetFragment(PLAIN))).toEqual(PLAIN);
	expect(toSheetFragment(SHEET)).toMatch(/^[\w.-]+$/);
});

test("a list that is sent back says in which order it came, and holds the same colleges", () => {
	const back = { ...SHEET, sent: ["iit-goa", "psg-college-of-technology"] };
	expect(parseSheetFragment(toSheetFragment(back))).toEqual(back);
	expect(parseSheetFragment(toSheetFragment({ ...back, sent: ["iit-goa", "another"] }))).toBeUndefined();
	expect(parseSheetFragment(toSheetFragment({ ...back, sent: ["iit-goa"] }))).toBeUndefined();
});

test("a link that lost or changed a letter is none", () => {
	const whole = toSheetFragment(SHEET);
	for (let place = 0; place < whole.length; place += 1) {
		expect(parseSheetFragment(whole.slice(0, place))).toBeUndefined();
		const other = whole[place] === "A" ? "B" : "A";
		expect(parseSheetFragment(whole.slice(0, place) + other + whole.slice(place + 1)), `${place}`).toBeUndefined();
	}
});

test.each([
	{ ...SHEET, colleges: [] },
	{ ...SHEET, colleges: ["../../evil"] },
	{ ...SHEET, colleges: ["a", "a"] },
	{ ...SHEET, colleges: Array.from({ length: 11 }, (_, index) => `c-${index}`) },
	{ ...SHEET, rank: "9".repeat(LONGEST_RANK + 1) },
	{ ...SHEET, notes: ["x".repeat(301)] },
	{ ...SHEET, notes: ["", "", "one too many"] },
] satisfies SharedSheet[])("a forged link with a right checksum is none: %o", (forged) => {
	expect(parseSheetFragment(toSheetFragment(forged))).toBeUndefined();
});
