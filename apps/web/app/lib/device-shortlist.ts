import type { ShortlistEntry } from "@uchit/contract/account.ts";

/** The entry of the browser's local storage that holds the shortlist. */
export const SHORTLIST_ENTRY = "shortlist";

/** What an account takes at most. */
const MOST_ENTRIES = 500;

/** A shortlist as this device keeps it. */
export type DeviceShortlist = {
	entries: readonly ShortlistEntry[];
	/** The visitor whose account has it too; undefined while it is this device's alone. */
	owner: string | undefined;
	/** Whether that account has all of it. */
	isSent: boolean;
};

export const EMPTY_SHORTLIST: DeviceShortlist = { entries: [], owner: undefined, isSent: true };

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What is kept under SHORTLIST_ENTRY; an empty list where there is none, or where something else has written there. */
export function parseShortlist(stored: string | null): DeviceShortlist {
	const { entries, owner, isSent } = Object(toJson(stored));
	if (!Array.isArray(entries)) return EMPTY_SHORTLIST;
	return {
		entries: entries.filter(isEntry).slice(0, MOST_ENTRIES),
		owner: typeof owner === "string" ? owner : undefined,
		isSent: isSent === true,
	};
}

/** False when the browser would not keep it: storage is off, or full. */
export function keepShortlist(store: Store, list: DeviceShortlist): boolean {
	try {
		if (list.entries.length === 0 && list.owner === undefined) store.removeItem(SHORTLIST_ENTRY);
		else store.setItem(SHORTLIST_ENTRY, JSON.stringify(list));
		return true;
	} catch {
		return false;
	}
}

export function isShortlisted({ entries }: DeviceShortlist, college: string): boolean {
	return entries.some((entry) => entry.college === college && !entry.isRemoved);
}

/** The list with a college put on it or taken off; its note stays. One that was taken off stays known, so that devices agree. */
export function setShortlisted(
	list: DeviceShortlist,
	{ college, isSaved }: { college: string; isSaved: boolean },
	now: Date,
): DeviceShortlist {
	const before = list.entries.find((entry) => entry.college === college);
	const changed: ShortlistEntry = {
		college,
		note: before?.note ?? "",
		position: before?.position ?? nextPosition(list),
		isRemoved: !isSaved,
		changedAt: now.toISOString(),
	};
	const others = list.entries.filter((entry) => entry !== before);
	return { ...list, entries: [...others, changed].slice(-MOST_ENTRIES), isSent: false };
}

/** On signing out: what the account has stays there alone, so that whoever uses the device next does not find it. */
export function leaveAccount(list: DeviceShortlist): DeviceShortlist {
	return list.owner !== undefined && list.isSent ? EMPTY_SHORTLIST : list;
}

function nextPosition({ entries }: DeviceShortlist): number {
	return entries.reduce((highest, { position }) => Math.max(highest, position), -1) + 1;
}

function isEntry(value: unknown): value is ShortlistEntry {
	const { college, note, position, isRemoved, changedAt } = Object(value);
	const isNamed = typeof college === "string" && typeof note === "string" && typeof isRemoved === "boolean";
	return isNamed && Number.isInteger(position) && typeof changedAt === "string" && !Number.isNaN(Date.parse(changedAt));
}

function toJson(text: string | null): unknown {
	try {
		return JSON.parse(text ?? "null");
	} catch {
		return undefined;
	}
}
