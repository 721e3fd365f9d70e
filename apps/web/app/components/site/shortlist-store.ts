import {
	type DeviceShortlist,
	EMPTY_SHORTLIST,
	keepShortlist,
	parseShortlist,
	SHORTLIST_ENTRY,
} from "#app/lib/device-shortlist.ts";
import { SEEN_ENTRY } from "#app/lib/shortlist-seen.ts";

let stored: string | null = null;
let current: DeviceShortlist = EMPTY_SHORTLIST;
const listeners = new Set<() => void>();

/** The shortlist as this device has it now; the same object until it changes, in this tab or in another one. */
export function readDeviceShortlist(): DeviceShortlist {
	const found = readStored();
	if (found !== stored) {
		stored = found;
		current = parseShortlist(found);
	}
	return current;
}

/** Some browsers let no page keep anything. */
function readStored(): string | null {
	try {
		return localStorage.getItem(SHORTLIST_ENTRY);
	} catch {
		return null;
	}
}

/** False when the browser would not keep it. */
export function writeDeviceShortlist(list: DeviceShortlist): boolean {
	const isKept = keepShortlist(localStorage, list);
	if (list.entries.length === 0) forgetSeen();
	for (const listener of listeners) listener();
	return isKept;
}

/** Whoever uses the device next finds no trace of an emptied list. */
function forgetSeen(): void {
	try {
		localStorage.removeItem(SEEN_ENTRY);
	} catch {
		// A browser that keeps nothing has nothing to forget.
	}
}

export function subscribeToShortlist(listener: () => void): () => void {
	listeners.add(listener);
	window.addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", listener);
	};
}
