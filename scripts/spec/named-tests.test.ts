import { expect, test } from "vitest";
import { markPattern, readPlaywright, readVitest } from "#scripts/spec/named-tests.ts";

test("of a Vitest report the tests that ran count, not those that were left out", () => {
	const assertionResults = [
		{ fullName: "a", status: "passed" },
		{ fullName: "b", status: "failed" },
		{ fullName: "c", status: "skipped" },
	];
	expect(readVitest({ testResults: [{ assertionResults }, { assertionResults: [] }] })).toEqual([
		{ title: "a", hasPassed: true },
		{ title: "b", hasPassed: false },
	]);
});

test("a Playwright report holds tests in groups of groups", () => {
	const inner = { specs: [{ title: "b", ok: false }] };
	expect(readPlaywright({ suites: [{ specs: [{ title: "a", ok: true }], suites: [inner] }] })).toEqual([
		{ title: "a", hasPassed: true },
		{ title: "b", hasPassed: false },
	]);
});

test("a mark is found by each of its ids, and by no id that looks like one", () => {
	const title = "[spec 2.14 12.1] a title";
	const isFound = (id: string) => new RegExp(markPattern(id)).test(title);
	expect(["2.14", "12.1"].map(isFound)).toEqual([true, true]);
	expect(["2.1", "4.12", "2.141", "1.12", "14.12"].map(isFound)).toEqual([false, false, false, false, false]);
});
