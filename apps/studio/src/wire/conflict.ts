export type Values = Readonly<Record<string, unknown>>;

/** `was` is the common base, `theirs` the saved item, `mine` the unsaved one. */
export type Conflict = { resource: string; was: Values; theirs: Values; mine: Values };

export type ResolveConflict = (conflict: Conflict) => Promise<Values | undefined>;

let settle: ResolveConflict | undefined;

export function setConflictSettler(settler: ResolveConflict | undefined): void {
	settle = settler;
}

export async function settleConflict(conflict: Conflict): Promise<Values | undefined> {
	return settle?.(conflict);
}
