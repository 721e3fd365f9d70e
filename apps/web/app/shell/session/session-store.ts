import { createTabStore } from "#app/platform/device-store.ts";

export type SessionUser = { id: string; name: string };

/** Spec 4: loading until the first answer, then one of the others. */
export type Session = { status: "loading" | "authenticated" | "unauthenticated"; user: SessionUser | undefined };

export function toUser(user: unknown): SessionUser | undefined {
	const { id, name } = Object(user);
	return typeof id === "string" && typeof name === "string" ? { id, name } : undefined;
}

const LOADING: Session = { status: "loading", user: undefined };

/**
 * Passes the state of the sign-in library's provider (session-island.tsx) to the rest of the page: the provider loads
 * later, so that nobody waits for it. Only in the browser; on the server every session is loading.
 */
export const sessionStore = createTabStore(LOADING);

/** Once loaded, a provider that starts a request does not return to loading. */
export function publishSession(session: Session): void {
	const current = sessionStore.read();
	const isSame =
		session.status === current.status &&
		session.user?.id === current.user?.id &&
		session.user?.name === current.user?.name;
	if (session.status !== "loading" && !isSame) sessionStore.write(session);
}
