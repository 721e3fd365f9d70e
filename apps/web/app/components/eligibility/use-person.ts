import { useEffect, useSyncExternalStore } from "react";
import { createPersonStore, type PersonState, UNREAD } from "#app/lib/eligibility-store.ts";

/** One for the tab: what was told is still there after a look at another page. On the server nothing is ever told to it. */
const store = createPersonStore(() => window.localStorage);

export type PersonDesk = PersonState & Pick<typeof store, "tell" | "keep" | "forget">;

/** What the visitor told of themselves on this device, and how to tell more. */
export function usePerson(): PersonDesk {
	const state = useSyncExternalStore(store.subscribe, store.get, () => UNREAD);
	useEffect(store.open, []);
	const { tell, keep, forget } = store;
	return { ...state, tell, keep, forget };
}
