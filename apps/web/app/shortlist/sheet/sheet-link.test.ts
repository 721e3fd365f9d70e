import { expect, test } from "vitest";
import { MAX_RANK_LENGTH, parseSheetFragment, type SharedSheet, toSheetFragment } from "./sheet-link.ts";

const SHEET: SharedSheet = {
	colleges: ["psg-college-of-technology", "iit-goa"],
	rank: "JEE Main 45,000, ओबीसी",
	notes: ["near दादी’s house", ""],
};
const PLAIN_SHEET: SharedSheet = { ...SHEET, rank: "", notes: ["", ""] };

test("a sheet survives the round trip through its address, also in Hindi", () => {
	expect(parseSheetFragment(toSheetFragment(SHEET))).toEqual(SHEET);
	expect(parseSheetFragment(toSheetFragment(PLAIN_SHEET))).toEqual(PLAIN_SHEET);
	expect(toSheetFragment(SHEET)).toMatch(/^[\w.-]+$/);
});

test("a returned list names the order in which it was sent, and has the same colleges", () => {
	const back = { ...SHEET, sent: ["iit-goa", "psg-college-of-technology"] };
	expect(parseSheetFragment(toSheetFragment(back))).toEqual(back);
	expect(parseSheetFragment(toSheetFragment({ ...back, sent: ["iit-goa", "another"] }))).toBeUndefined();
	expect(parseSheetFragment(toSheetFragment({ ...back, sent: ["iit-goa"] }))).toBeUndefined();
});

test("refuses a link with a lost or changed letter", () => {
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
	{ ...SHEET, rank: "9".repeat(MAX_RANK_LENGTH + 1) },
	{ ...SHEET, notes: ["x".repeat(301)] },
	{ ...SHEET, notes: ["", "", "one too many"] },
] satisfies SharedSheet[])("refuses a forged link with a valid checksum: %o", (forged) => {
	expect(parseSheetFragment(toSheetFragment(forged))).toBeUndefined();
});
