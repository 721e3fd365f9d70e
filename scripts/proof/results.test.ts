import { expect, test } from "vitest";
import { countPushes, listOutdated, type ProofResults } from "#scripts/proof/results.ts";

const PARTS = ["db", "faults", "crashes", "site", "e2e", "mutations"] as const;

function resultsOf(hash: string): ProofResults {
	const proved = { at: "2026-11-22T00:00:00.000Z", machine: "test", passed: 1, skipped: 0, seconds: 1, hash };
	return { parts: PARTS.map((part) => ({ part, ...proved })) };
}

test("commits within an hour of each other are one push", () => {
	const hour = 3_600;
	expect(countPushes([])).toBe(0);
	expect(countPushes([10, 20, 30])).toBe(1);
	expect(countPushes([10, 2 * hour, 2 * hour + 5, 9 * hour])).toBe(3);
});

const hashOf = () => "of the code as it is";

test("a part whose code has changed may wait for its full run, but not for ever", () => {
	const results = resultsOf("of other code");
	expect(listOutdated(20, { results, pushesSince: () => 20, hashOf })).toEqual([]);
	expect(listOutdated(20, { results, pushesSince: () => 21, hashOf })).toEqual([...PARTS]);
});

test("a part whose code is the one that was proved is never outdated", () => {
	expect(listOutdated(20, { results: resultsOf(hashOf()), pushesSince: () => 99, hashOf })).toEqual([]);
});
