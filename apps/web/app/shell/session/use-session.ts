import { useStore } from "#app/platform/device-store.ts";
import { type Session, sessionStore } from "./session-store.ts";

/** Who is signed in; loading until the browser has asked. */
export function useSession(): Session {
	return useStore(sessionStore);
}
