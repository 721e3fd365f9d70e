import { expect, test } from "vitest";
import { toRankRange } from "./rank-range.ts";

test("a percentile of seven decimals is nearly one rank, one with a single decimal is a range", () => {
	expect(toRankRange("98.7000000", "14,00,000")).toEqual({
		percentile: "98.7000000",
		candidates: 1_400_000,
		best: 18_200,
		middle: 18_201,
		worst: 18_202,
	});
	expect(toRankRange("98.7", "1400000")).toMatchObject({ best: 17_501, middle: 18_201, worst: 18_901 });
});

test("the best rank is 1, and the worst is that of the last candidate", () => {
	expect(toRankRange("100", "1000")).toMatchObject({ best: 1, worst: 6 });
	expect(toRankRange("0", "1000")).toMatchObject({ best: 996, worst: 1000 });
});

test("an invalid percentile or number of candidates gives no range", () => {
	for (const [percentile, candidates] of [
		["101", "1000"],
		["98,7", "1000"],
		["", "1000"],
		["98.7", ""],
		["98.7", "0"],
		["98.7", "many"],
		["98.7", "99999999"],
	] as const)
		expect(toRankRange(percentile, candidates), `${percentile} of ${candidates}`).toBeUndefined();
});
