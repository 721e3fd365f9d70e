import { useEffect, useState } from "react";
import { usePaths } from "#app/paths.ts";
import { fetchJson } from "#app/platform/fetch-json.ts";
import type { SheetFacts } from "./sheet-facts.ts";

/** Requested by slug only, without anything about the sheet's owner. */
export function useSheetFacts(slugs: readonly string[]) {
	const { sheetFacts } = usePaths();
	const [answer, setAnswer] = useState<{ address: string; facts: SheetFacts }>();
	const [isAway, setAway] = useState(false);
	const address = sheetFacts(slugs);
	const pendingAddress = isAway || answer?.address === address ? undefined : address;
	useEffect(() => {
		if (pendingAddress === undefined) return;
		const leaving = new AbortController();
		void fetchJson<SheetFacts>(pendingAddress, { signal: leaving.signal }).then((facts) => {
			if (leaving.signal.aborted) return;
			if (facts === undefined) setAway(true);
			else setAnswer({ address: pendingAddress, facts });
		});
		return () => leaving.abort();
	}, [pendingAddress]);
	return { facts: answer?.facts, isAway, askAgain: () => setAway(false) };
}
