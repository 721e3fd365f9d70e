import { usePaths } from "#app/paths.ts";
import { fetchJson } from "#app/platform/fetch-json.ts";
import { useLanguage } from "#app/platform/i18n/translate.ts";
import { saveSeen } from "./seen-store.ts";
import type { ShortlistFacts } from "./shortlist-facts.ts";

/**
 * Stores the facts of a college when it is added to the list, so that the list can show later changes. If they cannot
 * be loaded now, the list stores those of its first view.
 */
export function useRememberFacts(): (slug: string) => Promise<void> {
	const { shortlistFacts } = usePaths();
	const language = useLanguage();
	return async (slug) => {
		const facts = await fetchJson<ShortlistFacts>(shortlistFacts([slug]), { signal: AbortSignal.timeout(REQUEST_MS) });
		if (facts !== undefined) saveSeen(facts.colleges, { language, now: new Date() });
	};
}

const REQUEST_MS = 10_000;
