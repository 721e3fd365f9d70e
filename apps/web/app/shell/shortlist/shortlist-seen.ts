import { KEYED_FACTS_VERSION } from "@uchit/contract/fact-changes.ts";
import { createDeviceStore, parseJson } from "#app/platform/device-store.ts";
import type { Language } from "#app/platform/i18n/language.ts";

/** A fact of a college in the page's words; `value` is the same without a language. */
export type SeenFact = { key: string; name: string; said: string; value: string; time?: string };

/** A college's facts when the visitor added it to the list or last reviewed its changes. */
type Seen = { at: string; language: Language; facts: readonly SeenFact[] };

export type SeenColleges = Readonly<Record<string, Seen>>;

/** If the device cannot store them, the shortlist's own store reports it. */
export const seenStore = createDeviceStore<SeenColleges>({
	key: "shortlist-seen",
	empty: {},
	parse: (text) => parseSeen(parseJson(text)),
	format: (colleges) => (Object.keys(colleges).length === 0 ? undefined : writeSeen(colleges)),
	ifUnstorable: "dropped",
});

export function parseSeen(stored: unknown): SeenColleges {
	const { version, colleges } = Object(stored);
	if (version !== KEYED_FACTS_VERSION || typeof colleges !== "object" || colleges === null) return {};
	return Object.fromEntries(Object.entries(colleges).filter((pair): pair is [string, Seen] => isSeen(pair[1])));
}

export function writeSeen(colleges: SeenColleges): string {
	return JSON.stringify(toStoredSeen(colleges));
}

export function toStoredSeen(colleges: SeenColleges): { version: number; colleges: SeenColleges } {
	return { version: KEYED_FACTS_VERSION, colleges };
}

function isSeen(value: unknown): value is Seen {
	const { at, language, facts } = Object(value);
	const isDated = typeof at === "string" && !Number.isNaN(Date.parse(at));
	return isDated && (language === "en" || language === "hi") && Array.isArray(facts) && facts.every(isFact);
}

function isFact(value: unknown): value is SeenFact {
	const { key, name, said, value: own, time } = Object(value);
	const isNamed = [key, name, said, own].every((text) => typeof text === "string");
	return isNamed && (time === undefined || typeof time === "string");
}
