import { LONGEST_SHORTLIST_NOTE, type ShortlistEntry } from "@uchit/contract/account.ts";

/**
 * Two lists of one visitor as one: of each college the newest change wins. Where two notes differ, and one does not hold the
 * other, both are kept, one under the other; that is a change of `now`, so that every device gets it.
 */
export function mergeShortlists(
	mine: readonly ShortlistEntry[],
	theirs: readonly ShortlistEntry[],
	now: Date,
): ShortlistEntry[] {
	const merged = new Map(mine.map((entry) => [entry.college, entry]));
	for (const entry of theirs) {
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
	return older.includes(newer) ? older : `${newer}\n${older}`.slice(0, LONGEST_SHORTLIST_NOTE);
}
