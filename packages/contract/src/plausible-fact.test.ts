import { expect, test } from "vitest";
import { isLargeChange, isUnusual, whyImpossible } from "./plausible-fact.ts";

const MEDIAN = { measure: "median-salary" };

test.each([
	["fee", null, "12", "impossible"],
	["fee", null, "500", "unusual"],
	["fee", null, "1,25,000", "usual"],
	["fee", null, "12500000", "impossible"],
	["seats", null, "0", "impossible"],
	["seats", null, "10,000", "unusual"],
	["seats", null, "60", "usual"],
	["placement", MEDIAN, "12", "impossible"],
	["placement", MEDIAN, "50000", "unusual"],
	["placement", MEDIAN, "650000", "usual"],
	["placement", { measure: "sponsored-funding" }, "12", "usual"],
	["closing-rank", null, "0", "impossible"],
	["closing-rank", null, "1600000", "unusual"],
	["established", null, "1620", "unusual"],
	["phone", null, "0832 249 0894", "usual"],
	["phone", null, "+91 98765 43210", "usual"],
	["phone", null, "06762 23", "unusual"],
	["phone", null, "०६७६२ २३", "unusual"],
] as const)("a %s %j of %s is %s", (field, fact, value, expected) => {
	const figure = { field, fact, value };
	const unusual = isUnusual(figure) ? "unusual" : "usual";
	expect(whyImpossible(figure) === undefined ? unusual : "impossible").toBe(expected);
});

test("a limit is printed in Indian digit grouping", () => {
	expect(whyImpossible({ field: "fee", fact: null, value: "12" })).toBe("has to be from 100 to 1,00,00,000");
});

test.each([
	["100000", "150000", false],
	["100000", "150001", true],
	["100000", "49999", true],
	["", "100000", false],
	["101-150", "12", false],
	["100000", "", false],
])("the change from “%s” to “%s” is more than half: %s", (was, value, expected) => {
	expect(isLargeChange(was, value)).toBe(expected);
});
