import { useSyncExternalStore } from "react";
import { LOADING, readSession, type Session, subscribeToSession } from "./session-store.ts";

/** Who is signed in; loading until the browser has asked. */
export function useSession(): Session {
	return useSyncExternalStore(subscribeToSession, readSession, onServer);
}

function onServer(): Session {
	return LOADING;
}
