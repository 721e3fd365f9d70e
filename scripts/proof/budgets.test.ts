import { expect, test } from "vitest";
import { overBudget, readBudgets } from "#scripts/proof/budgets.ts";
import { parts } from "#scripts/proof/parts.ts";

test("a part fails when it takes a quarter more CPU than its budget", () => {
	expect(overBudget({ name: "unit", cpuSeconds: 125 }, 100, 1)).toBeUndefined();
	expect(overBudget({ name: "unit", cpuSeconds: 126 }, 100, 1)).toMatch(
		/^unit took 126 CPU seconds; its budget is 100/,
	);
});

test("a slower machine may take longer by as much as it is slower", () => {
	expect(overBudget({ name: "unit", cpuSeconds: 180 }, 100, 1.5)).toBeUndefined();
	expect(overBudget({ name: "unit", cpuSeconds: 190 }, 100, 1.5)).toContain("1.50 times slower");
});

test("where the machine does not tell its times, nothing fails", () => {
	expect(overBudget({ name: "unit", cpuSeconds: undefined }, 100, 1)).toBeUndefined();
});

test("every part has a budget, and nothing else has one", () => {
	expect(Object.keys(readBudgets().parts).toSorted()).toEqual([...parts].toSorted());
});
