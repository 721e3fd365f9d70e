import { expect, test } from "vitest";
import { restoredVersion } from "./name-of.ts";

const version = (number: number, data: object) => ({ version: number, data });
const [first, second] = [version(1, { title: "One", status: "draft" }), version(2, { title: "Two", status: "draft" })];

test("a change that has the texts of an older version again restored it, and its status plays no part", () => {
	expect(restoredVersion(version(3, { title: "One", status: "published" }), [second, first])).toBe(1);
});

test("a new text restores no version, and a change of the status alone restores none", () => {
	expect(restoredVersion(version(3, { title: "Three", status: "draft" }), [second, first])).toBeUndefined();
	expect(restoredVersion(version(3, { title: "Two", status: "published" }), [second, first])).toBeUndefined();
	expect(restoredVersion(first, [])).toBeUndefined();
});
