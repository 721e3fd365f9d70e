import { KEYED_FACTS_VERSION } from "@uchit/contract/fact-changes.ts";
import { createDeviceStore, parseJson } from "#app/platform/device-store.ts";
import type { Language } from "#app/platform/i18n/language.ts";

/** One fact of a college as it stood somewhere on the site, in words: `value` is the same thing in no language. */
export type SeenFact = { key: string; name: string; said: string; value: string; time?: string };

/** The facts of a college when it was put on the list, or when they were last looked through. */
type Seen = { at: string; language: Language; facts: readonly SeenFact[] };

export type SeenColleges = Readonly<Record<string, Seen>>;

/** The facts as this device saw them last. One that keeps nothing says so where the list itself is kept. */
export const seenStore = createDeviceStore<SeenColleges>({
	key: "shortlist-seen",
	empty: {},
	parse: (text) => parseSeen(parseJson(text)),
	format: (colleges) => (Object.keys(colleges).length === 0 ? undefined : writeSeen(colleges)),
	unkept: "dropped",
});

/** What a device or a file keeps of them; nothing where something else has written there. */
export function parseSeen(kept: unknown): SeenColleges {
	const { version, colleges } = Object(kept);
	if (version !== KEYED_FACTS_VERSION || typeof colleges !== "object" || colleges === null) return {};
	return Object.fromEntries(Object.entries(colleges).filter((pair): pair is [string, Seen] => isSeen(pair[1])));
}

export function writeSeen(colleges: SeenColleges): string {
	return JSON.stringify(toStoredSeen(colleges));
}

/** As one of the parts of a file. */
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
