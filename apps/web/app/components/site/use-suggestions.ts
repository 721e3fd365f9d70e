import type { Suggestion } from "@uchit/contract/suggest.ts";
import { useEffect, useState } from "react";

/** Long enough that a quick typist asks once for several letters. */
const PAUSE_MS = 120;

/** What the words typed so far may mean; what comes late, or not at all, is left out without a word: the box works without. */
export function useSuggestions(address: string | undefined): readonly Suggestion[] {
	const [items, setItems] = useState<readonly Suggestion[]>([]);
	useEffect(() => {
		if (address === undefined) {
			setItems([]);
			return;
		}
		const leaving = new AbortController();
		const timer = setTimeout(() => {
			void ask(address, leaving.signal).then((found) => {
				if (!leaving.signal.aborted) setItems(found);
			});
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			leaving.abort();
		};
	}, [address]);
	return items;
}

async function ask(address: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
	try {
		const response = await fetch(address, { signal });
		if (!response.ok) return [];
		const { items }: { items: readonly Suggestion[] } = await response.json();
		return items;
	} catch {
		return [];
	}
}
