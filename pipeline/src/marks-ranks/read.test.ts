import { expect, test } from "vitest";
import { readMarksRanks } from "./read.ts";

test("each NEET mark has its best and worst rank, and each printed JEE Advanced rank its marks, by year", () => {
	const read = readMarksRanks();
	const neet = read.get("neet-marks-2025") ?? [];
	expect(neet.filter(({ score }) => score === 550).map(({ rank }) => rank)).toEqual([12_022, 12_286]);
	expect(new Set(neet.map(({ score }) => score)).size).toBe(502);
	for (const year of [2025, 2026]) {
		const rows = read.get(`jee-advanced-marks-${year}`) ?? [];
		expect(rows.every((row) => row.year === year && row.rankSpace === "jee-advanced-crl")).toBe(true);
		expect(rows.length).toBeGreaterThan(40);
	}
});
