import { expect, test } from "vitest";
import { createTokenBuckets } from "#server/token-buckets.ts";

test("a minute's allowance is available at once, and then refills", () => {
	let now = 1_000_000;
	const buckets = createTokenBuckets({ perMinute: 60, now: () => now });
	for (let count = 0; count < 60; count += 1) expect(buckets.take("a")).toBeUndefined();
	expect(buckets.take("a")).toBe(1);
	expect(buckets.take("a", 10)).toBe(10);
	expect(buckets.take("b")).toBeUndefined();
	now += 2_000;
	expect([buckets.take("a"), buckets.take("a"), buckets.take("a")]).toEqual([undefined, undefined, 1]);
	now += 3_600_000;
	expect([buckets.take("a", 60), buckets.take("a")]).toEqual([undefined, 1]);
});

test("a request that must leave a reserve is refused before one that need not", () => {
	const buckets = createTokenBuckets({ perMinute: 60, now: () => 0 });
	expect(buckets.take("a", 30, 30)).toBeUndefined();
	expect(buckets.take("a", 1, 30)).toBe(1);
	expect(buckets.take("a", 30)).toBeUndefined();
});
