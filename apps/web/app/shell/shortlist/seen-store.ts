import type { Language } from "#app/platform/i18n/language.ts";
import { isShortlisted } from "./device-shortlist.ts";
import type { CollegeNow } from "./shortlist-facts.ts";
import { type SeenColleges, type SeenFact, seenStore } from "./shortlist-seen.ts";
import { shortlistStore } from "./shortlist-store.ts";

export function saveSeen(colleges: readonly CollegeNow[], { language, now }: { language: Language; now: Date }): void {
	const at = now.toISOString();
	const added = colleges.map(({ slug, facts }) => [slug, { at, language, facts: facts.map(toSeen) }] as const);
	write({ ...seenStore.read(), ...Object.fromEntries(added) });
}

export function addSeen(colleges: SeenColleges): void {
	write({ ...colleges, ...seenStore.read() });
}

function toSeen({ key, name, said, value, time }: SeenFact): SeenFact {
	return { key, name, said, value, ...(time !== undefined && { time }) };
}

/** Only stores colleges on the list: removed ones are private. */
function write(colleges: SeenColleges): void {
	const list = shortlistStore.read();
	seenStore.write(Object.fromEntries(Object.entries(colleges).filter(([slug]) => isShortlisted(list, slug))));
}
