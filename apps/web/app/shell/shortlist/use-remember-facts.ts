import { usePaths } from "#app/paths.ts";
import { useLanguage } from "#app/platform/i18n/translate.ts";
import { keepSeen } from "./seen-store.ts";
import type { ShortlistFacts } from "./shortlist-facts.ts";

/**
 * Keeps the facts of a college as they are when it is put on the list, so that the list can say later what changed. Where they
 * cannot be had now, the list keeps those of its first look.
 */
export function useRememberFacts(): (slug: string) => Promise<void> {
	const { shortlistFacts } = usePaths();
	const language = useLanguage();
	return async (slug) => {
		const facts = await askFacts(shortlistFacts([slug]), AbortSignal.timeout(ASKING_MS));
		if (facts !== undefined) keepSeen(facts.colleges, { language, now: new Date() });
	};
}

const ASKING_MS = 10_000;

/** Undefined when there was no answer, of which the browser's console tells. */
export async function askFacts(address: string, signal: AbortSignal): Promise<ShortlistFacts | undefined> {
	try {
		const response = await fetch(address, { signal });
		return response.ok ? await response.json() : undefined;
	} catch {
		return undefined;
	}
}
