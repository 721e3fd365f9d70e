import { expect, test } from "vitest";
import { UPTAC } from "#pipeline/uptac/read.ts";

test("Uttar Pradesh's copy of 2025 uses the words of 2024, and a fee waiver programme is again a special pool", () => {
	const [first = [], second = []] = UPTAC.map(({ read }) => read());
	const categories = new Set(first.map(({ seatType }) => seatType));
	// A seat for soldiers' children among the Scheduled Tribes exists in 2025 only.
	expect(new Set(second.map(({ seatType }) => seatType)).difference(categories)).toEqual(new Set(["ST(AF)"]));
	const programmes = new Set(first.map(({ programme }) => programme));
	expect(programmes).toContain("Cyber Security");
	expect(second.filter(({ programme }) => programme === "CYBER SECURITY")).toEqual([]);
	const waived = second.filter(({ programme }) => programme.endsWith("(FW)"));
	expect(waived).toHaveLength(438);
	expect(new Set(waived.map(({ seatType }) => seatType))).toEqual(new Set(["OPEN(TF)"]));
	expect(new Set(second.map(({ round }) => round))).toEqual(new Set([1, 2, 3, 4, 6, 7]));
});

test("the last rounds of 2025 admit people without a JEE Main rank: their ranks exceed its list, and are marked", () => {
	const [first = [], second = []] = UPTAC.map(({ read }) => read());
	const beyond = second.filter(({ closingRank = 0 }) => closingRank > 1_500_000);
	expect(beyond).toHaveLength(875);
	expect(new Set(beyond.map(({ round }) => round))).toEqual(new Set([6, 7]));
	expect(beyond.filter(({ mark }) => mark === undefined)).toEqual([]);
	const ofJeeMain = second.filter(({ round = 0 }) => round <= 4).map(({ closingRank = 0 }) => closingRank);
	expect(Math.max(...ofJeeMain)).toBe(1_475_039);
	expect([...first, ...second].filter(({ mark }) => mark !== undefined)).toHaveLength(beyond.length);
});
