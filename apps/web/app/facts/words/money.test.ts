import { expect, test } from "vitest";
import { addFirstYear, approximateRangeOf, formatLocalMoney, formatRupees, parseRate, toRupees } from "./money.ts";

const cost = (kind: "living" | "visa" | "proof-of-funds", amount: number) => ({
	kind,
	amount,
	per: "year" as const,
	text: "What it covers",
	year: "2025",
	receipt: "guides",
});

const range = { field: "Health", level: "Diploma", courses: 12, lowAud: 20_000, medianAud: 30_000, highAud: 40_000 };

test("proof of funds is shown beside the total, never in it", () => {
	const costs = [cost("proof-of-funds", 11_904), cost("living", 11_904), cost("visa", 75)];
	const money = addFirstYear({ costs, receipts: { "costs.2": "visa-page" }, source_id: "record" });
	expect(money.total).toBeUndefined();
	expect(money.beside.map(({ amount }) => amount)).toEqual([11_904]);
	expect(money.parts.map(({ kind, sourceId }) => [kind, sourceId])).toEqual([
		["living", "record"],
		["visa", "visa-page"],
	]);
});

test("a part without a receipt is named as missing, and no total exists without tuition and living costs", () => {
	const money = addFirstYear({ costs: [cost("visa", 535)], receipts: {}, source_id: "record" });
	expect(money.missing).toEqual(["tuition", "living", "health-insurance", "test", "travel"]);
	expect([money.total, money.lacking]).toEqual([undefined, ["tuition", "living"]]);
});

test("a register's tuition is its median, and comes first", () => {
	const costs = [cost("living", 29_710)];
	const tuition = { range, sourceId: "register", year: "January 2023" };
	const money = addFirstYear({ costs, receipts: {}, source_id: "record" }, tuition);
	expect(money.parts.map(({ kind, amount }) => [kind, amount])).toEqual([
		["tuition", 30_000],
		["living", 29_710],
	]);
	expect(money.missing).not.toContain("tuition");
	expect([money.total, money.lacking]).toEqual([59_710, []]);
});

test("the range is a tenth to either side, rounded outwards to thousands", () => {
	expect(approximateRangeOf(toRupees(11_979, 105))).toEqual({ low: 1_132_000, high: 1_384_000 });
});

test.each([
	["92.5", 92.5],
	[" 105 ", 105],
	["0", undefined],
	["-3", undefined],
	["1e9", undefined],
	["", undefined],
	["12,5", undefined],
])("the rate %j is read as %j", (text, rate) => {
	expect(parseRate(text)).toBe(rate);
});

test("foreign money is formatted as in spec 9, and rupees in Indian groups", () => {
	expect(formatLocalMoney(22_895, "CAD")).toBe("CA$22,895");
	expect(formatLocalMoney(22_895, undefined)).toBe("22,895");
	expect(formatRupees(1_257_795)).toBe("₹12,57,795");
});
