/** Letters and digits alone, so that `OBC NCL` is `OBC-NCL` and `OPEN(PwD)` is `OPEN (PwD)`. */
export function foldValue(text: string): string {
	return text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

/** Names are the same when only their spaces and capitals differ. Whether another name is a new name of the same, nobody tells us. */
export function foldName(name: string): string {
	return name.trim().replaceAll(/\s+/g, " ").toLowerCase();
}

/** Whether a pool of seats is for women alone; authorities print it in several words. */
export function isForWomen(pool: string): boolean {
	return foldValue(pool).startsWith("female");
}

const MOST_LISTED = 24;

/** The values that would be taken, for anyone who gave another. */
export function listValues(values: Iterable<string>): string {
	const distinct = [...new Set(values)].filter((value) => value !== "");
	const listed = distinct.slice(0, MOST_LISTED).join(", ");
	return distinct.length > MOST_LISTED ? `${listed} and ${distinct.length - MOST_LISTED} more` : listed;
}
