import { MAX_SHORTLIST_NOTE_LENGTH, type ShortlistEntry } from "@uchit/contract/account.ts";
import { parseJson } from "#app/platform/device-store.ts";
import { SLUG } from "#app/platform/slug.ts";
import { type DeviceShortlist, parseShortlist } from "#app/shell/shortlist/device-shortlist.ts";
import { listShortlisted } from "#app/shell/shortlist/shortlist-changes.ts";
import { parseSeen, type SeenColleges, toStoredSeen } from "#app/shell/shortlist/shortlist-seen.ts";

const FORMAT = "shortlist";
export function toShortlistFile(list: DeviceShortlist, seen: SeenColleges, now: Date): string {
	const entries = listShortlisted(list);
	const stored = entries.flatMap(({ college }) => {
		const own = seen[college];
		return own === undefined ? [] : [[college, own] as const];
	});
	const file = {
		format: FORMAT,
		writtenAt: now.toISOString(),
		entries,
		seen: toStoredSeen(Object.fromEntries(stored)),
	};
	return JSON.stringify(file, null, "\t");
}

export function parseShortlistFile(text: string): { entries: ShortlistEntry[]; seen: SeenColleges } | undefined {
	const file = Object(parseJson(text));
	if (file.format !== FORMAT || !Array.isArray(file.entries)) return undefined;
	const { entries } = parseShortlist(JSON.stringify({ entries: file.entries }));
	return {
		entries: entries.filter(({ college, isRemoved }) => SLUG.test(college) && !isRemoved).map(shorten),
		seen: parseSeen(file.seen),
	};
}

function shorten(entry: ShortlistEntry): ShortlistEntry {
	return { ...entry, note: entry.note.slice(0, MAX_SHORTLIST_NOTE_LENGTH) };
}
