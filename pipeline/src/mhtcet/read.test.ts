import { expect, test } from "vitest";
import { buildCounselling } from "#pipeline/cutoffs/build.ts";
import { MHT_CET_2025, MHT_CET_2025_ROUND_3 } from "./read.ts";

const third = MHT_CET_2025_ROUND_3.read();
const fourth = MHT_CET_2025.read();

test("Maharashtra's percentile and merit number are two spaces, and each row has its round", () => {
	const kinds = [...third, ...fourth].map(({ rankSpace, round, year }) => `${year} ${rankSpace} ${round}`);
	expect(new Set(kinds)).toEqual(new Set(["2025 mht-cet-state-merit 3", "2025 mht-cet-percentile-score 4"]));
	expect(fourth.every(({ closingScore = 0 }) => closingScore <= 100)).toBe(true);
});

test("round III has the percentile beside the merit number, and none where the copy prints 0", () => {
	expect(third[0]).toMatchObject({ closingRank: 31_618, closingScore: 90.668_828, seatType: "GOPENS", quota: "S" });
	expect(third.filter(({ closingScore }) => closingScore === undefined)).toHaveLength(5);
	expect(third.filter(({ unreadable }) => unreadable !== undefined)).toEqual([]);
});

test("every institute of round III has the same name in round IV, so that one decision covers both", () => {
	const names = new Set(fourth.map(({ institute }) => institute.name));
	const institutes = new Set(third.map(({ institute }) => institute.name));
	expect(institutes.size).toBe(369);
	expect([...institutes].filter((name) => !names.has(name))).toEqual([]);
});

test("a round III seat with several figures is recorded once, out of every tool", () => {
	const { cutoffs, report } = buildCounselling(MHT_CET_2025_ROUND_3, ({ name }) => ({
		collegeId: name,
		by: "reviewed",
		why: "looked at",
	}));
	expect(report).toMatchObject({ read: 17_790, kept: 17_273, marked: 469, refused: 517 });
	expect(
		cutoffs.find(
			({ collegeId, programme, seatType }) =>
				collegeId === "Government College of Engineering, Amravati" &&
				programme === "Electrical Engineering" &&
				seatType === "ORPHAN",
		),
	).toMatchObject({ closingRank: 71_160, mark: "suspect" });
});
