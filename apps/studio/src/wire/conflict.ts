export type Values = Readonly<Record<string, unknown>>;

/** Two people changed one item: what both had read, what the other made of it, and what was to be saved now. */
export type Conflict = { resource: string; was: Values; theirs: Values; mine: Values };

/** Gives what is to be saved instead; undefined to leave it as it is for now. */
export type Settle = (conflict: Conflict) => Promise<Values | undefined>;

let settle: Settle | undefined;

/** Says who settles conflicts from now on; the desk has one dialog for it. */
export function settleBy(settler: Settle | undefined): void {
	settle = settler;
}

/** The changes to save once somebody has looked at both; undefined when they go on writing first, or nobody can be asked. */
export async function settled(conflict: Conflict): Promise<Values | undefined> {
	return settle?.(conflict);
}
