import { expect, test } from "vitest";
import { isClose, isPerhapsSingle, judgeFigure, meetsClosing, toEvidence } from "./judge.ts";
import type { FinalFigure } from "./seat.ts";

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

test("a rank is inside up to the closing rank; marks are inside from the closing mark upwards", () => {
	const [year = finalFigures(1)[0]] = finalFigures(500);
	if (year === undefined) throw new Error("no year");
	expect([499, 500, 501].map((value) => meetsClosing(rank(value), year))).toEqual([true, true, false]);
	expect([499, 500, 501].map((value) => meetsClosing(score(value), year))).toEqual([false, true, true]);
});

test("a seat open in every year is likely from three years on; one open in the newest year is possible", () => {
	expect(judgeFigure(rank(100), finalFigures(100, 200, 300))).toEqual({ band: "likely", insideYears: 3 });
	expect(judgeFigure(rank(101), finalFigures(100, 200, 300))).toEqual({ band: "possible", insideYears: 2 });
	expect(judgeFigure(rank(300), finalFigures(100, 200, 300))).toEqual({ band: "possible", insideYears: 1 });
	expect(judgeFigure(rank(100), finalFigures(100, 200))).toEqual({ band: "possible", insideYears: 2 });
});

test("a seat closed in the newest year is a reach if an earlier year was open, however large the gap", () => {
	expect(judgeFigure(rank(300), finalFigures(300, 200, 100))).toEqual({ band: "reach", insideYears: 1 });
	expect(judgeFigure(rank(301), finalFigures(300, 200, 100))).toBeUndefined();
});

test("a seat open in no year is a reach up to a tenth past the newest closing rank", () => {
	expect(judgeFigure(rank(330), finalFigures(100, 300))).toEqual({ band: "reach", insideYears: 0 });
	expect(judgeFigure(rank(331), finalFigures(100, 300))).toBeUndefined();
	expect(judgeFigure(rank(120), finalFigures(119, 100))).toBeUndefined();
});

test("marks run the other way: a mark five below the newest closing mark is a reach", () => {
	expect(judgeFigure(score(165), finalFigures(180, 170))).toEqual({ band: "reach", insideYears: 0 });
	expect(judgeFigure(score(164.5), finalFigures(180, 170))).toBeUndefined();
	expect(judgeFigure(score(160), finalFigures(160, 180))).toEqual({ band: "reach", insideYears: 1 });
	expect(judgeFigure(score(180), finalFigures(160, 170, 180))).toEqual({ band: "likely", insideYears: 3 });
});

test("a single list counts as one year, and missing years are not guessed", () => {
	expect(judgeFigure(rank(90), finalFigures(100))).toEqual({ band: "one", insideYears: 1 });
	expect(judgeFigure(rank(110), finalFigures(100))).toEqual({ band: "reach", insideYears: 0 });
	expect(judgeFigure(rank(111), finalFigures(100))).toBeUndefined();
});

test("a closing rank within a tenth of the rank is close on either side, and a closing mark within five", () => {
	const closes = (figure: ReturnType<typeof rank>, ...at: number[]) =>
		at.filter((closing) => isClose(figure, { closing }));
	expect(closes(rank(1000), 899, 900, 1000, 1100, 1101)).toEqual([900, 1000, 1100]);
	expect(closes(score(170), 164.5, 165, 175, 175.5)).toEqual([165, 175]);
});

test("a seat with equal opening and closing rank may be single; without an opening rank it is not marked", () => {
	const [year] = finalFigures(1);
	if (year === undefined) throw new Error("no year");
	expect(isPerhapsSingle(year)).toBe(true);
	expect(isPerhapsSingle({ ...year, opening: undefined })).toBe(false);
	expect(toEvidence(rank(2), year)).toMatchObject({ closingRank: 1, closingScore: undefined, inside: false });
});
