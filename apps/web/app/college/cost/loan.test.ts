import { expect, test } from "vitest";
import { addFullCost, medianTimesShare } from "./add-cost.ts";
import { readCostQuery } from "./cost-query.ts";
import { calculateLoan, NO_LOAN, parseAmount, parseLoan } from "./loan.ts";
import { waivedShare } from "./waiver.ts";

test("the instalments repay the debt with monthly interest, to the paisa", () => {
	const { owed, instalment, paid, interest } = calculateLoan({
		amount: 1_000_000,
		percent: 9.5,
		years: 10,
		yearsBefore: 2,
	});
	expect(owed).toBeCloseTo(1_190_000, 6);
	let left = owed;
	for (let month = 0; month < 120; month += 1) left = left * (1 + 0.095 / 12) - instalment;
	expect(left).toBeCloseTo(0, 2);
	expect(paid).toBeCloseTo(instalment * 120, 6);
	expect(interest).toBeCloseTo(paid - 1_000_000, 6);
});

test("5 lakh at 12 per cent over 5 years costs 11,122 a month, and without interest it is divided evenly", () => {
	expect(Math.round(calculateLoan({ amount: 500_000, percent: 12, years: 5, yearsBefore: 0 }).instalment)).toBe(11_122);
	expect(calculateLoan({ amount: 120_000, percent: 0, years: 1, yearsBefore: 3 }).instalment).toBe(10_000);
});

test("an empty number is not replaced by a default, and a wrong one is named", () => {
	const typed = { ...NO_LOAN, amount: "₹ 5,00,000", percent: "9.5" };
	expect(parseLoan(typed)).toEqual({ loan: undefined, wrong: new Set() });
	expect(parseLoan({ ...typed, years: "7" }).loan).toBeUndefined();
	const loan = { amount: 500_000, percent: 9.5, years: 7, yearsBefore: 0 };
	expect(parseLoan({ ...typed, years: "7", yearsBefore: "0" }).loan).toEqual(loan);
	expect([...parseLoan({ ...typed, years: "0", percent: "95" }).wrong]).toEqual(["percent", "years"]);
	for (const odd of ["", "five", "-1", "1e5", "1.234"]) expect(parseAmount(odd)).toBeUndefined();
});

const NOTHING_TYPED = readCostQuery(new URLSearchParams()).typed;

test("the course total names its absent parts, and a yearly part counts only with a number of years", () => {
	const typed = { ...NOTHING_TYPED, tuition: "1,00,000", once: "20000" };
	expect(addFullCost(undefined, typed)).toMatchObject({
		total: undefined,
		parts: [
			{ part: "tuition", amount: 100_000 },
			{ part: "once", amount: 20_000 },
		],
		missing: ["application", "other-fees", "hostel"],
		net: { firstYear: 120_000 },
	});
	expect(addFullCost(1_000, NOTHING_TYPED)).toMatchObject({ total: 1_000, net: undefined });
	expect(addFullCost(1_000, { ...typed, years: "4" })).toMatchObject({
		total: 421_000,
		missing: ["other-fees", "hostel"],
	});
	expect(addFullCost(undefined, NOTHING_TYPED)).toMatchObject({ total: undefined, net: undefined });
	expect(addFullCost(undefined, { ...typed, once: "" })).toMatchObject({
		total: undefined,
		net: { firstYear: 100_000, whole: undefined },
	});
	expect([...addFullCost(undefined, { ...typed, tuition: "much" }).wrong]).toEqual(["tuition"]);
	expect(addFullCost(0, NOTHING_TYPED)).toMatchObject({ total: 0 });
});

test("the median is spread over all graduates, and not where their number is unknown", () => {
	expect(medianTimesShare({ median: 800_000, placed: 300, graduated: 400 })).toBe(600_000);
	expect(medianTimesShare({ median: 800_000, placed: 300, graduated: undefined })).toBeUndefined();
	expect(medianTimesShare({ median: 800_000, placed: 0, graduated: 0 })).toBeUndefined();
});

test("waivers and scholarships are deducted each year, never beyond the amount due", () => {
	const typed = { ...NOTHING_TYPED, tuition: "2,00,000", hostel: "50,000", once: "10,000", years: "4" };
	expect(addFullCost(1_000, typed, waivedShare("reserved")).net).toEqual({
		waived: 200_000,
		scholarship: 0,
		firstYear: 61_000,
		whole: 211_000,
	});
	expect(addFullCost(0, { ...typed, scholarship: "20,000" }, 2 / 3).net?.firstYear).toBeCloseTo(106_666.67, 2);
	expect(addFullCost(0, { ...typed, scholarship: "9,00,000" }).net).toMatchObject({ firstYear: 0, whole: 0 });
	expect(addFullCost(0, { ...typed, years: "", scholarship: "20,000" }).net).toMatchObject({ whole: undefined });
	expect(addFullCost(0, { ...typed, scholarship: "20,000" }, 0, 12_000).net).toMatchObject({ scholarship: 32_000 });
	expect(addFullCost(0, typed, waivedShare("")).net).toBeUndefined();
});
