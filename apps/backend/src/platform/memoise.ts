export type Memoised<Value> = { get: () => Promise<Value>; drop: () => void };

/**
 * Caches an expensive value until it is dropped. Concurrent callers share one computation; if the value is dropped
 * meanwhile, they get the result and it is not cached. A failure is not cached either.
 */
export function memoiseUntilChanged<Value>(find: () => Promise<Value>): Memoised<Value> {
	let cached: Promise<Value> | undefined;
	return {
		get() {
			if (cached !== undefined) return cached;
			const finding = find();
			cached = finding;
			finding.catch(() => {
				if (cached === finding) cached = undefined;
			});
			return finding;
		},
		drop() {
			cached = undefined;
		},
	};
}

/**
 * Like `memoiseUntilChanged`, but a dropped value is used until the new one is ready, so that nobody waits for seconds. `onRenewed` is
 * called once a new value replaces it: answers made meanwhile are outdated.
 */
export function memoiseWhileRenewed<Value>(find: () => Promise<Value>, onRenewed: () => void): Memoised<Value> {
	let newest: { value: Value } | undefined;
	let isStale = true;
	let finding: Promise<Value> | undefined;

	async function renew(): Promise<Value> {
		isStale = false;
		try {
			const value = await find();
			const isRenewed = newest !== undefined && newest.value !== value;
			newest = { value };
			if (isRenewed) onRenewed();
			return value;
		} catch (error) {
			isStale = true;
			throw error;
		} finally {
			finding = undefined;
		}
	}

	return {
		async get() {
			if (isStale) finding ??= renew();
			if (newest === undefined) return finding ?? renew();
			finding?.catch(() => undefined);
			return newest.value;
		},
		drop() {
			isStale = true;
		},
	};
}

/** Caches a value per key until all are dropped. Call it only with keys that exist, because each is cached. */
export function memoiseByKey<Value>(find: (key: string) => Promise<Value>) {
	const cache = new Map<string, Memoised<Value>>();
	return {
		get(key: string): Promise<Value> {
			const known = cache.get(key) ?? memoiseUntilChanged(() => find(key));
			cache.set(key, known);
			return known.get();
		},
		drop: () => cache.clear(),
	};
}
