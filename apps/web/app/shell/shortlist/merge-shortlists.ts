import { MAX_SHORTLIST_NOTE_LENGTH, type ShortlistEntry } from "@uchit/contract/account.ts";

/**
 * Merges two lists of one visitor: the newest change of each college wins. If two notes differ, and neither contains
 * the other, both are kept, one below the other; that is a change with the time `now`, so that every device gets it.
 */
export function mergeShortlists(
	deviceEntries: readonly ShortlistEntry[],
	accountEntries: readonly ShortlistEntry[],
	now: Date,
): ShortlistEntry[] {
	const merged = new Map(deviceEntries.map((entry) => [entry.college, entry]));
	for (const entry of accountEntries) {
		const other = merged.get(entry.college);
		merged.set(entry.college, other === undefined ? entry : mergeEntries(other, entry, now));
	}
	return [...merged.values()].toSorted((a, b) => a.position - b.position || a.changedAt.localeCompare(b.changedAt));
}

function mergeEntries(one: ShortlistEntry, other: ShortlistEntry, now: Date): ShortlistEntry {
	const [newer, older] = other.changedAt >= one.changedAt ? [other, one] : [one, other];
	if (newer.isRemoved || older.isRemoved) return newer;
	const note = joinNotes(newer.note, older.note);
	return note === newer.note ? newer : { ...newer, note, changedAt: now.toISOString() };
}

function joinNotes(newer: string, older: string): string {
	if (newer.includes(older)) return newer;
	return older.includes(newer) ? older : `${newer}\n${older}`.slice(0, MAX_SHORTLIST_NOTE_LENGTH);
}
