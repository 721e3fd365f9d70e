import { Change } from "@uchit/contract/change.ts";
import { expect, test } from "vitest";
import { changePayload } from "./publish-change.ts";

const collegeTags = (count: number) => Array.from({ length: count }, (_, index) => `college:C-${10_000 + index}`);

test("a notice names each tag that changed", () => {
	expect(Change.parse(JSON.parse(changePayload(collegeTags(201)) ?? "")).tags).toEqual(collegeTags(201));
});

test("a notice with more tags than PostgreSQL can send means that anything may have changed", () => {
	expect(changePayload(collegeTags(1_000))).toBe('{"tags":["*"]}');
});

test("every notice is shorter than the 8,000 bytes that PostgreSQL can send", () => {
	for (let count = 1; count <= 1_000; count++) {
		expect(Buffer.byteLength(changePayload(collegeTags(count)) ?? "")).toBeLessThan(8_000);
	}
	expect(Buffer.byteLength(changePayload(["क".repeat(3_000)]) ?? "")).toBeLessThan(8_000);
});

test("sends nothing if no tag changed", () => {
	expect(changePayload([])).toBeUndefined();
});
