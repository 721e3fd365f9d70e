import { expect, test } from "vitest";
import { areComparable, furthestClosingRank, isGeneralPool, isUsable } from "./cutoff-use.ts";

type Row = Parameters<typeof isUsable>[0];

const seat: Row = {
	exam: "jee-advanced",
	year: 2025,
	quota: "AI",
	pool: "all-india",
	seatType: "OPEN",
	socialCategory: "open",
	pwd: false,
	gender: "Gender-Neutral",
	closingRank: 100,
	closingScore: undefined,
	programme: "Mathematics",
	preparatory: false,
	rankSpace: "jee-advanced-crl",
	mark: undefined,
};

test("a rank of the preparatory course is never held against a main rank", () => {
	const preparatory: Row = { ...seat, preparatory: true, rankSpace: "jee-advanced-preparatory" };
	expect(isUsable(preparatory)).toBe(false);
	expect(areComparable(seat, preparatory)).toBe(false);
	expect(areComparable(preparatory, preparatory)).toBe(false);
});

test("one seat of a special pool does not move the furthest rank of the general ones", () => {
	const goan: Row = { ...seat, quota: "GO", pool: "special", closingRank: 900_000 };
	const question = { rankSpace: "jee-advanced-crl", pool: "all-india" } as const;
	expect(furthestClosingRank([seat, goan], question)).toBe(100);
});

test("management and NRI seats are not general seats", () => {
	expect(isGeneralPool("management")).toBe(false);
	expect(isGeneralPool("nri")).toBe(false);
	expect(isGeneralPool("home-state")).toBe(true);
});

test("ranks of two spaces are never mixed, though everything else agrees", () => {
	const category: Row = { ...seat, rankSpace: "jee-advanced-category", closingRank: 900 };
	expect(areComparable(seat, category)).toBe(false);
	expect(furthestClosingRank([seat, category], { rankSpace: "jee-advanced-crl", pool: "all-india" })).toBe(100);
});

test("where each programme has a maximum of its own, only its own scores are held against each other", () => {
	const score: Row = { ...seat, rankSpace: "du-csas-score", closingRank: undefined, closingScore: 900 };
	expect(areComparable(score, { ...score, closingScore: 880 })).toBe(true);
	expect(areComparable(score, { ...score, programme: "Physics" })).toBe(false);
	expect(areComparable(seat, { ...seat, programme: "Physics" })).toBe(true);
});

test("people who compete for other seats are not compared: quota, category, disability, seat pool", () => {
	const others: Row[] = [
		{ ...seat, quota: "HS", pool: "home-state" },
		{ ...seat, seatType: "SC", socialCategory: "sc" },
		{ ...seat, seatType: "OPEN (PwD)", pwd: true },
		{ ...seat, gender: "Female-only (including Supernumerary)" },
	];
	expect(others.filter((other) => areComparable(seat, other))).toEqual([]);
	expect(areComparable(seat, { ...seat, year: 2024, closingRank: 120 })).toBe(true);
});

test("an undated row, a marked one and one without a figure are shown, not used", () => {
	const unused: Row[] = [
		{ ...seat, year: undefined },
		{ ...seat, mark: "suspect" },
		{ ...seat, closingRank: undefined },
	];
	expect(unused.filter(isUsable)).toEqual([]);
});

test("a row that is missing is no answer: nothing is known, not that nobody got in", () => {
	expect(furthestClosingRank([], { rankSpace: "neet-air", pool: "all-india" })).toBeUndefined();
});
