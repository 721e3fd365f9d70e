export type KeyedFact = { key: string; value: string };

/** Raise this when keys or values change their meaning: otherwise every list shows false changes. */
export const KEYED_FACTS_VERSION = 1;

export type FactChange<Before extends KeyedFact, Now extends KeyedFact> = {
	key: string;
	before: Before | undefined;
	now: Now | undefined;
};

/** Returns the changes between then and now, in the order of now. A new year with the same value is no change. */
export function findChanges<Before extends KeyedFact, Now extends KeyedFact>(
	before: readonly Before[],
	now: readonly Now[],
): FactChange<Before, Now>[] {
	const earlier = new Map(before.map((fact) => [fact.key, fact]));
	const later = new Set(now.map(({ key }) => key));
	const changed = now
		.filter((fact) => earlier.get(fact.key)?.value !== fact.value)
		.map((fact) => ({ key: fact.key, before: earlier.get(fact.key), now: fact }));
	const gone = before
		.filter(({ key }) => !later.has(key))
		.map((fact) => ({ key: fact.key, before: fact, now: undefined }));
	return [...changed, ...gone];
}
