/** A fact under its key; `value` says it in no language. */
export type KeyedFact = { key: string; value: string };

/** Which facts are kept under which keys, and in which form. One that changes its meaning must raise this, or every list shows changes that are none. */
export const KEYED_FACTS_VERSION = 1;

/** A fact that is not as it was: another value, one that is new (no `before`), or one that nobody publishes any more (no `now`). */
export type FactChange<Before extends KeyedFact, Now extends KeyedFact> = {
	key: string;
	before: Before | undefined;
	now: Now | undefined;
};

/** What changed between then and now, in the order of now. A new year that says the same is no change. */
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
