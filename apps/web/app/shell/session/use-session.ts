import { useStore } from "#app/platform/device-store.ts";
import { type Session, sessionStore } from "./session-store.ts";

/** Returns the session; loading until the first answer. */
export function useSession(): Session {
	return useStore(sessionStore);
}
