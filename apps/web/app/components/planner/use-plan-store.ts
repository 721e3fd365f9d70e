import { useEffect, useSyncExternalStore } from "react";
import { createPlanStore, type PlanState, UNREAD_PLAN } from "#app/lib/planner-store.ts";

/** One for the tab. On the server nothing is ever kept. */
const store = createPlanStore(() => window.localStorage);

/** What this device knows of the visitor's planning, and how to tell it more. */
export function usePlanStore(): PlanState & Pick<typeof store, "setHave" | "setLast"> {
	const state = useSyncExternalStore(store.subscribe, store.get, () => UNREAD_PLAN);
	useEffect(store.open, []);
	return { ...state, setHave: store.setHave, setLast: store.setLast };
}
