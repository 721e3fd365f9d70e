/** The column that holds a part of a record: `otherNames` → `other_names`. */
export function toColumnName(part: string): string {
	return part.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A record of a shipped file as the content system takes it. */
export function toColumns(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(record).map(([part, value]) => [toColumnName(part), value]));
}
