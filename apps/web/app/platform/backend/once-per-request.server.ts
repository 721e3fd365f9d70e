import type { RequestContext } from "#app/platform/request-context.ts";

/** Loads a key once per request for all loaders, since a loader cannot read its parent's data. */
export function oncePerRequest<Value>(
	load: (request: RequestContext, key: string) => Promise<Value>,
): (request: RequestContext, key: string) => Promise<Value> {
	const requests = new WeakMap<RequestContext, Map<string, Promise<Value>>>();
	return (request, key) => {
		const loading = requests.get(request) ?? new Map<string, Promise<Value>>();
		requests.set(request, loading);
		const value = loading.get(key) ?? load(request, key);
		loading.set(key, value);
		return value;
	};
}
