import type { RequestContext } from "#app/platform/request-context.ts";

type MemoisedValue<Value> = { value: Value; tags: ReadonlySet<string>; freshMs: number | undefined };

/** Languages and days, so that yesterday's values are dropped. */
const MAX_KEYS = 4;

/** Shared work must outlive the request that began it. */
const NEVER_ABORTED = new AbortController().signal;

/**
 * Memoizes a value that every page shows, by key, until any published change, and adds its cache tags to each page. Values with limited
 * freshness are not cached. Do not mutate the value.
 */
export function memoiseUntilChanged<Key extends string, Value>(
	make: (request: RequestContext, key: Key) => Promise<Value>,
): (request: RequestContext, key: Key) => Promise<Value> {
	const known = new Map<string, { changes: number; made: Promise<MemoisedValue<Value>> }>();

	async function makeForAll(request: RequestContext, key: Key): Promise<MemoisedValue<Value>> {
		const tags = new Set<string>();
		let freshMs: number | undefined;
		const limitFreshness = (ms: number) => {
			freshMs = Math.min(ms, freshMs ?? ms);
		};
		const value = await make({ ...request, signal: NEVER_ABORTED, cacheTags: tags, limitFreshness }, key);
		return { value, tags, freshMs };
	}

	function remember(request: RequestContext, key: Key, changes: number): Promise<MemoisedValue<Value>> {
		const whole = `${request.backend.url} ${request.contentUrl} ${key}`;
		const entry = known.get(whole);
		if (entry?.changes === changes) return entry.made;
		const made = makeForAll(request, key);
		known.delete(whole);
		known.set(whole, { changes, made });
		for (const oldest of known.keys()) if (known.size > MAX_KEYS) known.delete(oldest);
		const forget = () => known.get(whole)?.made === made && known.delete(whole);
		made.then(({ freshMs }) => freshMs !== undefined && forget(), forget);
		return made;
	}

	return async (request, key) => {
		if (request.changes === undefined) return make(request, key);
		const { value, tags, freshMs } = await remember(request, key, request.changes);
		for (const tag of tags) request.cacheTags.add(tag);
		if (freshMs !== undefined) request.limitFreshness(freshMs);
		return value;
	};
}
