import { useEffect, useState } from "react";
import { authAddress } from "#app/paths.ts";
import { fetchJson } from "#app/platform/fetch-json.ts";
import { publishSession, type Session, toUser } from "#app/shell/session/session-store.ts";
import { hasSignedInHere, onSessionPublished } from "./signed-in-here.ts";

/**
 * Whether the sign-in library is needed. It is as large as a page, so a browser without an earlier sign-in first sends
 * the session request itself, and loads the library once there is a session: its own, or one that another tab
 * publishes.
 */
export function useLibraryNeed(): boolean {
	const [isNeeded, setNeeded] = useState(false);
	useEffect(() => {
		const leaving = new AbortController();
		const { signal } = leaving;
		const need = () => setNeeded(true);
		onSessionPublished(need, { signal });
		const checkSession = async () => {
			const session = await askOnce(signal);
			if (signal.aborted) return;
			if (session !== undefined) publishSession(session);
			if (session?.status !== "unauthenticated") need();
		};
		const begin = () => (hasSignedInHere() ? need() : void checkSession());
		// Offline neither the request nor the library can be loaded.
		if (navigator.onLine) begin();
		else window.addEventListener("online", begin, { once: true, signal });
		return () => leaving.abort();
	}, []);
	return isNeeded;
}

/** Undefined without an answer: the library asks again, and reports the failure. */
async function askOnce(signal: AbortSignal): Promise<Session | undefined> {
	const reply = await fetchJson<unknown>(authAddress("session"), { signal });
	if (reply === undefined) return undefined;
	const user = toUser(Object(reply).user);
	return { status: user === undefined ? "unauthenticated" : "authenticated", user };
}
