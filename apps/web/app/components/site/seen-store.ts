import type { Language } from "#app/i18n/language.ts";
import { isShortlisted } from "#app/lib/device-shortlist.ts";
import type { CollegeNow } from "#app/lib/shortlist-facts.ts";
import { parseSeen, SEEN_ENTRY, type SeenColleges, type SeenFact, writeSeen } from "#app/lib/shortlist-seen.ts";
import { readDeviceShortlist } from "./shortlist-store.ts";

const NOTHING: SeenColleges = {};
let stored: string | null = null;
let current: SeenColleges = NOTHING;
const listeners = new Set<() => void>();

/** The facts as this device saw them last; the same object until they change. */
export function readSeen(): SeenColleges {
	const found = readStored();
	if (found !== stored) {
		stored = found;
		current = parseSeen(toJson(found));
	}
	return current;
}

export function readSeenOnServer(): SeenColleges {
	return NOTHING;
}

/** Keeps what is known of these colleges now as what was seen. A device that keeps nothing says so where the list itself is kept. */
export function keepSeen(colleges: readonly CollegeNow[], { language, now }: { language: Language; now: Date }): void {
	const at = now.toISOString();
	const added = colleges.map(({ slug, facts }) => [slug, { at, language, facts: facts.map(toSeen) }] as const);
	write({ ...readSeen(), ...Object.fromEntries(added) });
}

export function addSeen(colleges: SeenColleges): void {
	write({ ...colleges, ...readSeen() });
}

export function subscribeToSeen(listener: () => void): () => void {
	listeners.add(listener);
	window.addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", listener);
	};
}

function toSeen({ key, name, said, value, time }: SeenFact): SeenFact {
	return { key, name, said, value, ...(time !== undefined && { time }) };
}

/** Only of what is on the list: what was taken off is nobody's business any more. */
function write(colleges: SeenColleges): void {
	const list = readDeviceShortlist();
	const kept = Object.entries(colleges).filter(([slug]) => isShortlisted(list, slug));
	try {
		localStorage.setItem(SEEN_ENTRY, writeSeen(Object.fromEntries(kept)));
	} catch {
		return;
	}
	for (const listener of listeners) listener();
}

function readStored(): string | null {
	try {
		return localStorage.getItem(SEEN_ENTRY);
	} catch {
		return null;
	}
}

function toJson(text: string | null): unknown {
	try {
		return JSON.parse(text ?? "null");
	} catch {
		return undefined;
	}
}
