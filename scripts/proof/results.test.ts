import { expect, test } from "vitest";
import { countPushes, hashOfPart, listOutdated, type ProofResults } from "#scripts/proof/results.ts";

function resultsOf(hash: string): ProofResults {
	const counts = { passed: 1, failed: 0, skipped: 0, seconds: 1 };
	const parts = (["db", "faults", "crashes", "e2e", "mutations"] as const).map((part) => ({ part, ...counts, hash }));
	return { date: "2026-11-22", machine: "test", seconds: 1, parts };
}

test("commits within an hour of each other are one push", () => {
	const hour = 3_600;
	expect(countPushes([])).toBe(0);
	expect(countPushes([10, 20, 30])).toBe(1);
	expect(countPushes([10, 2 * hour, 2 * hour + 5, 9 * hour])).toBe(3);
});

test("a part whose code has changed may wait for its full run, but not for ever", () => {
	expect(listOutdated(20, resultsOf("of other code"), 20)).toEqual([]);
	expect(listOutdated(20, resultsOf("of other code"), 21)).toEqual(["db", "faults", "crashes", "e2e", "mutations"]);
});

test("a part whose code is the one that was proved is never outdated", () => {
	expect(listOutdated(20, resultsOf(hashOfPart("faults")), 99)).not.toContain("faults");
});

test("where nothing was ever proved in full, nothing is outdated yet", () => {
	expect(listOutdated(20, undefined, 99)).toEqual([]);
});
