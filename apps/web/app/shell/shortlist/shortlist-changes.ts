import type { ShortlistEntry } from "@uchit/contract/account.ts";
import type { DeviceShortlist } from "./device-shortlist.ts";
import { mergeShortlists } from "./merge-shortlists.ts";

type Entries = readonly ShortlistEntry[];

export function listShortlisted({ entries }: Pick<DeviceShortlist, "entries">): ShortlistEntry[] {
	return entries
		.filter(({ isRemoved }) => !isRemoved)
		.toSorted((a, b) => a.position - b.position || a.changedAt.localeCompare(b.changedAt));
}

export function setNote(
	list: DeviceShortlist,
	{ college, note }: Pick<ShortlistEntry, "college" | "note">,
	now: Date,
): DeviceShortlist {
	return change(list, (entry) => (entry.college === college ? { ...entry, note } : entry), now);
}

/** Moves a college to another place, counted from 0; only colleges whose place changes are changed. */
export function moveTo(
	list: DeviceShortlist,
	{ college, place }: { college: string; place: number },
	now: Date,
): DeviceShortlist {
	const order = listShortlisted(list).map((entry) => entry.college);
	const others = order.filter((each) => each !== college);
	if (others.length === order.length) return list;
	const moved = others.toSpliced(Math.max(0, place), 0, college);
	return change(list, (entry) => (entry.isRemoved ? entry : { ...entry, position: moved.indexOf(entry.college) }), now);
}

/**
 * Restores the earlier list, and removes later additions. The changes get the present time, so that every device gets
 * them.
 */
export function restore(list: DeviceShortlist, before: Entries, now: Date): DeviceShortlist {
	const earlier = new Map(before.map((entry) => [entry.college, entry]));
	return change(list, (entry) => earlier.get(entry.college) ?? { ...entry, isRemoved: true }, now);
}

/** A college on both keeps both notes. */
export function addImported(list: DeviceShortlist, imported: Entries, now: Date): DeviceShortlist {
	const here = listShortlisted(list);
	const isHere = new Map(here.map((entry) => [entry.college, entry]));
	const added = imported.map((entry, place) => {
		const own = isHere.get(entry.college);
		return own === undefined
			? { ...entry, isRemoved: false, position: here.length + place, changedAt: now.toISOString() }
			: { ...own, note: entry.note, changedAt: own.changedAt };
	});
	return { ...list, entries: mergeShortlists(list.entries, added, now), isSent: false };
}

function change(list: DeviceShortlist, toNew: (entry: ShortlistEntry) => ShortlistEntry, now: Date): DeviceShortlist {
	const changedAt = now.toISOString();
	const entries = list.entries.map((entry) => {
		const changed = toNew(entry);
		const { note, position, isRemoved } = changed;
		const isSame = note === entry.note && position === entry.position && isRemoved === entry.isRemoved;
		return isSame ? entry : { ...changed, changedAt };
	});
	return entries.every((entry, place) => entry === list.entries[place]) ? list : { ...list, entries, isSent: false };
}
