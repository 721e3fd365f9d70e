import type { Spread } from "@uchit/contract/place.ts";

/** Minimum, median and maximum; an even number of values has the mean of the middle two. Undefined without values. */
export function spreadOf(values: readonly number[]): Spread | undefined {
	const sorted = values.toSorted((a, b) => a - b);
	const [least] = sorted;
	const most = sorted.at(-1);
	if (least === undefined || most === undefined) return undefined;
	const half = sorted.length / 2;
	const upper = sorted[Math.floor(half)] ?? most;
	const middle = Number.isInteger(half) ? ((sorted[half - 1] ?? upper) + upper) / 2 : upper;
	return { known: sorted.length, least, middle, most };
}

export function mostCommon<Value>(values: Iterable<Value>): Value | undefined {
	const groups = countEach(values);
	let best: [Value, number] | undefined;
	for (const entry of groups) if (best === undefined || entry[1] > best[1]) best = entry;
	return best?.[0];
}

export function countEach<Value>(values: Iterable<Value>): Map<Value, number> {
	const counts = new Map<Value, number>();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	return counts;
}
