import type { Cutoff } from "@uchit/contract/cutoff.ts";
import { expect, test } from "vitest";
import { groupRows } from "./cutoff-table.tsx";

function row(programme: string, round: number, closingRank: number): Cutoff {
	return {
		exam: "jee-main",
		authority: "JoSAA",
		year: 2025,
		round,
		programme,
		quota: "AI",
		pool: "all-india",
		seatType: "OPEN",
		socialCategory: "open",
		pwd: false,
		gender: "Gender-Neutral",
		openingRank: 1,
		closingRank,
		preparatory: false,
		rankSpace: "jee-main-crl",
		sourceId: "josaa-2025",
	};
}

test("rows of one programme and round share one heading, in the given order", () => {
	const groups = groupRows([row("Civil", 6, 1), row("Civil", 6, 2), row("Civil", 5, 3), row("Law", 5, 4)]);
	expect(
		groups.map(({ programme, round, rows }) => [programme, round, rows.map(({ closingRank }) => closingRank)]),
	).toEqual([
		["Civil", 6, [1, 2]],
		["Civil", 5, [3]],
		["Law", 5, [4]],
	]);
});
