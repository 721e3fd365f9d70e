import { expect, test } from "vitest";
import { layOutTrendPicture, TREND_SIZE } from "./trend-plot.ts";

const year = (of: number, closing: number, inside = false) => ({
	year: of,
	closingRank: closing,
	inside,
	mayBeSingleSeat: false,
	sourceId: "x",
});

test("a better rank is drawn higher: a year that closes further out lies lower, below the visitor's line if inside", () => {
	const picture = layOutTrendPicture([year(2023, 900, true), year(2024, 400), year(2025, 1_000, true)], {
		value: 800,
		isScore: false,
	});
	const [first, second, third] = picture?.dots ?? [];
	expect(second?.y).toBeLessThan(first?.y ?? 0);
	expect(third?.y).toBe(TREND_SIZE.height - TREND_SIZE.bottom);
	expect(second?.y).toBeLessThan(picture?.ownY ?? 0);
	expect(first?.y).toBeGreaterThan(picture?.ownY ?? 0);
});

test("a step of a tenth is not drawn as a cliff", () => {
	const picture = layOutTrendPicture([year(2024, 950), year(2025, 1_050)], { value: 1_000, isScore: false });
	const [first, second] = picture?.dots ?? [];
	const drawn = TREND_SIZE.height - TREND_SIZE.top - TREND_SIZE.bottom;
	expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(drawn / 5, 1);
});

test("more marks are drawn higher", () => {
	const marks = (of: number, closingScore: number) => ({ ...year(of, 0), closingRank: undefined, closingScore });
	const picture = layOutTrendPicture([marks(2024, 100), marks(2025, 200)], { value: 150, isScore: true });
	expect(picture?.dots[1]?.y).toBe(TREND_SIZE.top);
	expect(picture?.dots[0]?.y).toBeGreaterThan(picture?.ownY ?? 0);
});

test("a year without a figure breaks the line, and a single year gives no picture", () => {
	const figure = { value: 1, isScore: false };
	const picture = layOutTrendPicture([year(2022, 10), year(2023, 20), year(2025, 30)], figure);
	expect(picture?.path.replaceAll(/[\d. ]/g, "")).toBe("MLM");
	expect(layOutTrendPicture([year(2025, 30)], figure)).toBeUndefined();
	expect(layOutTrendPicture([{ ...year(2025, 30), year: undefined }], figure)).toBeUndefined();
});
