import { expect, test } from "vitest";
import { judgeBudget, overBudget, readBudgets } from "#scripts/proof/budgets.ts";
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

test.each([
	["fails on a machine like the reference", 1, 1, true],
	["is only told on one that was slow from the start", 1.3, 1, false],
	["is only told on one that became slow meanwhile", 1, 1.3, false],
])("a part over its budget %s", async (_what, atStart, now, fails) => {
	const verdict = await judgeBudget({ name: "unit", cpuSeconds: 400 }, 100, { atStart, now: async () => now });
	expect(verdict?.text).toMatch(/^unit took 400 CPU seconds/);
	expect(verdict?.fails).toBe(fails);
});

test("who takes no more than its budget waits for no second measurement", async () => {
	const now = () => Promise.reject(new Error("measured again"));
	expect(await judgeBudget({ name: "unit", cpuSeconds: 100 }, 100, { atStart: 1, now })).toBeUndefined();
});

test("where the machine does not tell its times, nothing fails", () => {
	expect(overBudget({ name: "unit", cpuSeconds: undefined }, 100, 1)).toBeUndefined();
});

test("every part has a budget, and nothing else has one", () => {
	expect(Object.keys(readBudgets().parts).toSorted()).toEqual([...parts].toSorted());
});
