import type { TrendSeat } from "@uchit/contract/cutoff-trend.ts";
import { expect, test } from "vitest";
import { findHardestClosing } from "./hardest-closing.ts";

const SEAT: TrendSeat = {
	...{ exam: "jee-advanced", authority: "JoSAA", quota: "AI", pool: "all-india", seatType: "OPEN" },
	...{ socialCategory: "open", pwd: false, gender: "Gender-Neutral", rankSpace: "jee-advanced-crl" },
};

function series(programme: string, ...closing: [year: number, closing: number][]) {
	return {
		programme,
		points: closing.map(([year, closing]) => ({ year, round: 6, closing, sourceId: `josaa-${year}` })),
	};
}

test("the most popular seat is the hardest of the newest year, not of all years", () => {
	const cse = series("Computer Science and Engineering (4 Years, Bachelor of Technology)", [2024, 160], [2025, 171]);
	const given = [series("Physics (4 Years, Bachelor of Science)", [2023, 90]), series("Civil", [2025, 5_000]), cse];
	const entry = findHardestClosing({ seat: SEAT, series: given });
	expect(entry).toMatchObject({ programme: "Computer Science and Engineering", year: 2025, round: 6, closing: 171 });
	expect(entry?.sourceId).toBe("josaa-2025");
});

test("the highest marks are the hardest", () => {
	const seat = { ...SEAT, rankSpace: "tnea-score" } as const;
	const given = [series("CIVIL", [2024, 150]), series("CSE", [2024, 199.5])];
	expect(findHardestClosing({ seat, series: given })).toMatchObject({
		programme: "CSE",
		closing: 199.5,
		isScore: true,
	});
});

test("a missing seat or year gives no hardest closing", () => {
	expect(findHardestClosing({ seat: undefined, series: [] })).toBeUndefined();
	expect(findHardestClosing({ seat: SEAT, series: [] })).toBeUndefined();
});
