import { useStore } from "#app/platform/device-store.ts";
import { type Session, sessionStore } from "./session-store.ts";

export function useSession(): Session {
	return useStore(sessionStore);
}
