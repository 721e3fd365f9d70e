import { createTabStore } from "#app/platform/device-store.ts";

/** Who is signed in, as the session's object says (spec 3). */
export type SessionUser = { id: string; name: string };

/** Spec 4: loading until the first answer, then one of the others. */
export type Session = { status: "loading" | "authenticated" | "unauthenticated"; user: SessionUser | undefined };

/** Of the session's object as it was answered. */
export function toUser(user: unknown): SessionUser | undefined {
	const { id, name } = Object(user);
	return typeof id === "string" && typeof name === "string" ? { id, name } : undefined;
}

const LOADING: Session = { status: "loading", user: undefined };

/**
 * What the sign-in library's provider knows (session-island.tsx), for the rest of the page: the provider itself comes later, so
 * that nobody waits for it. In the browser alone; on the server everybody's session is loading.
 */
export const sessionStore = createTabStore(LOADING);

/** Once the loading is over, a provider that begins to ask does not bring it back. */
export function publishSession(session: Session): void {
	const current = sessionStore.read();
	const isSame =
		session.status === current.status &&
		session.user?.id === current.user?.id &&
		session.user?.name === current.user?.name;
	if (session.status !== "loading" && !isSame) sessionStore.write(session);
}
