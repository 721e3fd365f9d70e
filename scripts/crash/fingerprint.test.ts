import { expect, test } from "vitest";
import { differences } from "#scripts/crash/fingerprint.ts";

test("equal contents have no differences", () => {
	expect(differences({ colleges: "2 rows, 17" }, { colleges: "2 rows, 17" })).toEqual([]);
});

test("a changed, missing or extra table is named", () => {
	const expected = { colleges: "2 rows, 17", cutoffs: "1 rows, 5" };
	expect(differences(expected, { colleges: "3 rows, 20", states: "1 rows, 1" })).toEqual([
		"colleges: expected 2 rows, 17, found 3 rows, 20",
		"cutoffs: expected 1 rows, 5, found no table",
		"states: expected no table, found 1 rows, 1",
	]);
});
