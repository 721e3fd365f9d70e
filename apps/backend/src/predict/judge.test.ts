import { expect, test } from "vitest";
import { isInside, isPerhapsSingle, judge, toEvidence } from "#backend/predict/judge.ts";
import type { FinalFigure } from "./final-figures.ts";

function finalFigures(...closings: number[]): FinalFigure[] {
	return closings.map((closing, index) => ({
		year: 2020 + index,
		round: 6,
		opening: 1,
		closing,
		sourceId: `josaa-${2020 + index}`,
	}));
}

const rank = (value: number) => ({ value, isScore: false });
const score = (value: number) => ({ value, isScore: true });

test("the closing rank itself is inside, the next is not; of marks the closing mark is, and more", () => {
	const [year = finalFigures(1)[0]] = finalFigures(500);
	if (year === undefined) throw new Error("no year");
	expect([499, 500, 501].map((value) => isInside(rank(value), year))).toEqual([true, true, false]);
	expect([499, 500, 501].map((value) => isInside(score(value), year))).toEqual([false, true, true]);
});

test("bands count years: all of them, more than half, half or fewer", () => {
	expect(judge(rank(100), finalFigures(100, 200, 300))).toEqual({ band: "every", insideYears: 3 });
	expect(judge(rank(150), finalFigures(100, 200, 300))).toEqual({ band: "most", insideYears: 2 });
	expect(judge(rank(150), finalFigures(100, 200))).toEqual({ band: "some", insideYears: 1 });
	expect(judge(rank(300), finalFigures(100, 200, 300))).toEqual({ band: "some", insideYears: 1 });
});

test("within reach is a tenth of the furthest closing rank and no rank more", () => {
	expect(judge(rank(330), finalFigures(100, 300))).toEqual({ band: "reach", insideYears: 0 });
	expect(judge(rank(331), finalFigures(100, 300))).toBeUndefined();
});

test("within reach of marks is five below the lowest closing ones", () => {
	expect(judge(score(165), finalFigures(180, 170))).toEqual({ band: "reach", insideYears: 0 });
	expect(judge(score(164.5), finalFigures(180, 170))).toBeUndefined();
	expect(judge(score(175), finalFigures(180, 170))).toEqual({ band: "some", insideYears: 1 });
});

test("one list is one year: nothing is made of those that are not held", () => {
	expect(judge(rank(90), finalFigures(100))).toEqual({ band: "every", insideYears: 1 });
});

test("a rank that opens and closes a seat may be its only one; where no opening rank is printed nobody knows", () => {
	const [year] = finalFigures(1);
	if (year === undefined) throw new Error("no year");
	expect(isPerhapsSingle(year)).toBe(true);
	expect(isPerhapsSingle({ ...year, opening: undefined })).toBe(false);
	expect(toEvidence(rank(2), year)).toMatchObject({ closingRank: 1, closingScore: undefined, inside: false });
});
