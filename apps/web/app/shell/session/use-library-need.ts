import { useEffect, useState } from "react";
import { authAddress } from "#app/paths.ts";
import { publishSession, type Session, toUser } from "#app/shell/session/session-store.ts";
import { hasSignedInHere, onSessionPublished } from "./library-entry.ts";

/**
 * Whether the sign-in library has something to do here. It weighs as much as a page, so a browser in which nobody has signed in
 * asks the same question by itself, and fetches the library once there is a session to keep up with: its own, or one that
 * another tab tells of.
 */
export function useLibraryNeed(): boolean {
	const [isNeeded, setNeeded] = useState(false);
	useEffect(() => {
		const leaving = new AbortController();
		const { signal } = leaving;
		const need = () => setNeeded(true);
		onSessionPublished(need, { signal });
		const ask = async () => {
			const session = await askOnce(signal);
			if (signal.aborted) return;
			if (session !== undefined) publishSession(session);
			if (session?.status !== "unauthenticated") need();
		};
		const begin = () => (hasSignedInHere() ? need() : void ask());
		// Without a network there is nobody to ask, and no library to be had.
		if (navigator.onLine) begin();
		else window.addEventListener("online", begin, { once: true, signal });
		return () => leaving.abort();
	}, []);
	return isNeeded;
}

/** Undefined when there was no answer: the library asks again, and tells of what went wrong. */
async function askOnce(signal: AbortSignal): Promise<Session | undefined> {
	try {
		const response = await fetch(authAddress("session"), { signal });
		if (!response.ok) return undefined;
		const user = toUser(Object(await response.json()).user);
		return { status: user === undefined ? "unauthenticated" : "authenticated", user };
	} catch {
		return undefined;
	}
}
