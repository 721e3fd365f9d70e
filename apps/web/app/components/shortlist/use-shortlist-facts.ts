import { useEffect, useState } from "react";
import { keepSeen, readSeen } from "#app/components/site/seen-store.ts";
import { askFacts } from "#app/components/site/use-remember-facts.ts";
import { useLanguage } from "#app/i18n/translate.ts";
import { MOST_COMPARED } from "#app/lib/compare-search.ts";
import type { CollegeNow } from "#app/lib/shortlist-facts.ts";
import { usePaths } from "#app/paths.ts";

export type KnownNow = { colleges: ReadonlyMap<string, CollegeNow>; unknown: ReadonlySet<string> };

const NOTHING: KnownNow = { colleges: new Map(), unknown: new Set() };

/** What is known now of the colleges on the list, asked for ten at a time; `isAway` while it cannot be had. */
export function useShortlistFacts(slugs: readonly string[]): KnownNow & { isAway: boolean; askAgain: () => void } {
	const { shortlistFacts } = usePaths();
	const language = useLanguage();
	const [known, setKnown] = useState(NOTHING);
	const [isAway, setAway] = useState(false);
	const missing = slugs.filter((slug) => !known.colleges.has(slug) && !known.unknown.has(slug)).slice(0, MOST_COMPARED);
	const address = missing.length === 0 || isAway ? undefined : shortlistFacts(missing);
	useEffect(() => {
		if (address === undefined) return;
		const leaving = new AbortController();
		void askFacts(address, leaving.signal).then((facts) => {
			if (leaving.signal.aborted) return;
			if (facts === undefined) return setAway(true);
			const seen = readSeen();
			const unseen = facts.colleges.filter(({ slug }) => seen[slug] === undefined);
			if (unseen.length > 0) keepSeen(unseen, { language, now: new Date() });
			setKnown(({ colleges, unknown }) => ({
				colleges: new Map([...colleges, ...facts.colleges.map((college) => [college.slug, college] as const)]),
				unknown: new Set([...unknown, ...facts.unknown]),
			}));
		});
		return () => leaving.abort();
	}, [address, language]);
	return { ...known, isAway, askAgain: () => setAway(false) };
}
