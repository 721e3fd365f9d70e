import { expect, test } from "vitest";
import { countedStore, sumCounted, toCounted, toggleCountedScheme } from "./counted-schemes.ts";

const whole = {
	slug: "a",
	name: "A",
	amount: { leastInr: 12_000, mostInr: 20_000, isOfFees: false },
	per: "year",
} as const;

test("counts the least yearly amount, and no amount that cannot be stated per year", () => {
	expect(toCounted(whole)).toEqual({ slug: "a", name: "A", amountInr: 12_000 });
	expect(toCounted({ ...whole, per: "month" })).toBeUndefined();
	expect(toCounted({ ...whole, amount: { ...whole.amount, isOfFees: true } })).toBeUndefined();
	expect(toCounted({ ...whole, amount: { mostInr: 20_000, isOfFees: false } })).toBeUndefined();
	expect(toCounted({ ...whole, amount: undefined })).toBeUndefined();
});

test("a second press removes a scheme again", () => {
	toggleCountedScheme({ slug: "a", name: "A", amountInr: 12_000 });
	toggleCountedScheme({ slug: "b", name: "B", amountInr: 5_000 });
	expect(sumCounted(countedStore.read())).toBe(17_000);
	toggleCountedScheme({ slug: "a", name: "A", amountInr: 12_000 });
	expect(countedStore.read().map(({ slug }) => slug)).toEqual(["b"]);
});
