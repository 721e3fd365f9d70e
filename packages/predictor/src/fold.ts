/** Keeps letters and digits only, so `OBC NCL` matches `OBC-NCL` and `OPEN(PwD)` matches `OPEN (PwD)`. */
export function foldValue(text: string): string {
	return text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

/** Names match if only spaces and capitals differ; we have no source for renamed programmes. */
export function foldName(name: string): string {
	return name.trim().replaceAll(/\s+/g, " ").toLowerCase();
}

export function isForWomen(pool: string): boolean {
	return foldValue(pool).startsWith("female");
}

const MAX_LISTED = 24;

export function listValues(values: Iterable<string>): string {
	const distinct = [...new Set(values)].filter((value) => value !== "");
	const listed = distinct.slice(0, MAX_LISTED).join(", ");
	return distinct.length > MAX_LISTED ? `${listed} and ${distinct.length - MAX_LISTED} more` : listed;
}
