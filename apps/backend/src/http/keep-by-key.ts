import { type Kept, keepUntilChanged } from "#backend/http/keep-until-changed.ts";

/** Keeps one value for each key until all are dropped. Ask only with keys that exist: each is kept. */
export function keepByKey<Value>(find: (key: string) => Promise<Value>) {
	const kept = new Map<string, Kept<Value>>();
	return {
		get(key: string): Promise<Value> {
			const known = kept.get(key) ?? keepUntilChanged(() => find(key));
			kept.set(key, known);
			return known.get();
		},
		drop: () => kept.clear(),
	};
}
