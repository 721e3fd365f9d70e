import { expect, test } from "vitest";
import { findMainList, isMainlyOfNeet } from "./main-field.ts";
import type { RankingList } from "./ranking.ts";

type Numbers = Partial<Record<RankingList, number>>;

function mainOf(rankedYears: Numbers, graduates: Numbers = {}, seats: Numbers = {}): RankingList | undefined {
	return findMainList({ rankedYears: toMap(rankedYears), graduates: toMap(graduates), seats: toMap(seats) });
}

function toMap(numbers: Numbers): ReadonlyMap<RankingList, number> {
	return new Map(
		Object.entries(numbers).flatMap(([name, value]) => LISTS.flatMap((list) => (list === name ? [[list, value]] : []))),
	);
}

const LISTS = ["overall", "engineering", "management", "medical", "architecture", "law"] as const;

test("the main field is the one with most people, not the first by name or the best ranked", () => {
	const ranked = { architecture: 6, engineering: 10, management: 4, overall: 9 };
	expect(mainOf(ranked, { engineering: 1_552, management: 87, architecture: 76, overall: 803 })).toBe("engineering");
	expect(mainOf({ architecture: 3, engineering: 8 })).toBe("engineering");
	expect(mainOf({ management: 3 }, {}, { management: 800 })).toBe("management");
	expect(mainOf({}, {}, { engineering: 300, management: 60 })).toBe("engineering");
});

test("an institution of many fields has no main field", () => {
	expect(
		mainOf({ overall: 9, medical: 3, management: 2 }, { medical: 142, management: 180, law: 200 }),
	).toBeUndefined();
	expect(mainOf({ overall: 9, engineering: 9 }, { engineering: 525, overall: 2_142 })).toBeUndefined();
	expect(mainOf({ overall: 9 }, {}, { engineering: 270 })).toBeUndefined();
	expect(mainOf({ overall: 9, law: 1 })).toBeUndefined();
	expect(mainOf({})).toBeUndefined();
});

test("NEET UG is not the way to a college whose main field, or else whose most seats, are of another", () => {
	const approved = (authority: string, seats: number) => ({ authority, seats });
	expect(isMainlyOfNeet({ mainList: "dental", seats: [approved("aicte", 900)] })).toBe(true);
	expect(isMainlyOfNeet({ mainList: "engineering", seats: [] })).toBe(false);
	expect(isMainlyOfNeet({ mainList: undefined, seats: [approved("aicte", 5_423), approved("nmc", 250)] })).toBe(false);
	expect(isMainlyOfNeet({ mainList: undefined, seats: [approved("nmc", 250)] })).toBe(true);
	expect(isMainlyOfNeet({ mainList: undefined, seats: [] })).toBe(true);
});
