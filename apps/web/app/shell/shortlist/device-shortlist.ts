import { MAX_SHORTLISTED, type ShortlistEntry } from "@uchit/contract/account.ts";
import { type DeviceEntry, parseJson } from "#app/platform/device-store.ts";

export type DeviceShortlist = {
	entries: readonly ShortlistEntry[];
	/** The visitor whose account has it too; undefined while only this device has it. */
	owner: string | undefined;
	isSent: boolean;
};

export const EMPTY_SHORTLIST: DeviceShortlist = { entries: [], owner: undefined, isSent: true };

export function parseShortlist(text: string): DeviceShortlist {
	const { entries, owner, isSent } = Object(parseJson(text));
	if (!Array.isArray(entries)) return EMPTY_SHORTLIST;
	return {
		entries: entries.filter(isEntry).slice(0, MAX_SHORTLISTED),
		owner: typeof owner === "string" ? owner : undefined,
		isSent: isSent === true,
	};
}

export const SHORTLIST = {
	key: "shortlist",
	empty: EMPTY_SHORTLIST,
	parse: parseShortlist,
	format: (list) => (list.entries.length === 0 && list.owner === undefined ? undefined : JSON.stringify(list)),
	ifUnstorable: "dropped",
} satisfies DeviceEntry<DeviceShortlist>;

export function isShortlisted({ entries }: DeviceShortlist, college: string): boolean {
	return entries.some((entry) => entry.college === college && !entry.isRemoved);
}

/** A removed college keeps its entry and its note, so that devices agree. */
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
	return { ...list, entries: [...others, changed].slice(-MAX_SHORTLISTED), isSent: false };
}

/** On signing out, removes what the account has, so that the device's next user does not find it. */
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
