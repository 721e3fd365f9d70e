import { LRUCache } from "lru-cache";

/** The most counted keys; an evicted one begins anew. */
const MAX_KEYS = 100_000;
const MINUTE_MS = 60_000;

type Bucket = { tokens: number; at: number };

export type TokenBuckets = {
	/**
	 * Takes `cost` tokens, or none if fewer than `cost` and `reserve` are left; then it returns the seconds until they
	 * are.
	 */
	take: (key: string, cost?: number, reserve?: number) => number | undefined;
};

/** A bucket of tokens for each key (an address), full at first: it has a minute's tokens, and refills evenly. */
export function createTokenBuckets({ perMinute, now }: { perMinute: number; now: () => number }): TokenBuckets {
	const buckets = new LRUCache<string, Bucket>({ max: MAX_KEYS });
	return {
		take(key, cost = 1, reserve = 0) {
			const at = now();
			const { tokens, at: before } = buckets.get(key) ?? { tokens: perMinute, at };
			const there = Math.min(perMinute, tokens + ((at - before) * perMinute) / MINUTE_MS);
			const missing = cost + reserve - there;
			buckets.set(key, { tokens: missing > 0 ? there : there - cost, at });
			return missing > 0 ? Math.ceil((missing * MINUTE_MS) / perMinute / 1000) : undefined;
		},
	};
}
