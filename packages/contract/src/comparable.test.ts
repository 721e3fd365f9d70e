import { expect, test } from "vitest";
import { type Comparable, chooseKey, isFresh } from "./comparable.ts";
import type { RankingList } from "./ranking.ts";

function rank(list: RankingList, year: number, isExact = true): Comparable {
	return { kind: list, list, year, isExact };
}

const salary = (level: string, people: number): Comparable => ({ kind: level, year: 2023, people, isExact: true });

test.each<[string, Comparable[][], (RankingList | undefined)[], string | undefined]>([
	[
		"the main field before the newest year",
		[
			[rank("innovation", 2025), rank("engineering", 2024)],
			[rank("innovation", 2025), rank("engineering", 2024)],
		],
		["engineering", "engineering"],
		"2024 engineering",
	],
	[
		"the newest year before the wider list",
		[
			[rank("overall", 2024), rank("university", 2025)],
			[rank("overall", 2024), rank("university", 2025)],
		],
		[undefined, undefined],
		"2025 university",
	],
	[
		"what all have before the main field of one",
		[
			[rank("engineering", 2025), rank("overall", 2025)],
			[rank("law", 2025), rank("overall", 2025)],
		],
		["engineering", "law"],
		"2025 overall",
	],
	[
		"the commonest course",
		[
			[salary("ug-5", 118), salary("ug-4", 946)],
			[salary("ug-5", 99), salary("ug-4", 1_133)],
		],
		[undefined, undefined],
		"2023 ug-4",
	],
	["ranks before bands", [[rank("overall", 2024, false), rank("university", 2024)]], [undefined], "2024 university"],
	["nothing of nothing", [[], []], [undefined, undefined], undefined],
])("the comparison picks %s", (_, offers, mainLists, key) => {
	expect(chooseKey(offers, mainLists)).toBe(key);
});

test("a year is stale when it is three years older than the newest", () => {
	expect([2025, 2023, 2022, 2017].map((year) => isFresh(year, 2025))).toEqual([true, true, false, false]);
});
