import { expect, test } from "vitest";
import { isGeneralPool, isUsable } from "./cutoff-use.ts";

const seat = { year: 2025, closingRank: 100, closingScore: undefined, preparatory: false, mark: undefined };

test("management and NRI seats are not general seats", () => {
	expect(isGeneralPool("management")).toBe(false);
	expect(isGeneralPool("nri")).toBe(false);
	expect(isGeneralPool("home-state")).toBe(true);
});

test("a preparatory, undated, marked or empty row is shown, not used", () => {
	const unused = [
		{ ...seat, preparatory: true },
		{ ...seat, year: undefined },
		{ ...seat, mark: "suspect" as const },
		{ ...seat, closingRank: undefined },
	];
	expect(unused.filter(isUsable)).toEqual([]);
	expect(isUsable(seat)).toBe(true);
	expect(isUsable({ ...seat, closingRank: undefined, closingScore: 900 })).toBe(true);
});
