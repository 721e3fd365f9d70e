/**
 * By this entry of the device's storage next-auth tells other tabs of the session: where it never was, nobody has signed in. It
 * is the library's own affair and documented nowhere; its test writes it by the library itself.
 */
const ENTRY = "nextauth.message";

/** Whether the library has ever told of a session in this browser; true where its storage cannot be read. */
export function hasSignedInHere(): boolean {
	try {
		return localStorage.getItem(ENTRY) !== null;
	} catch {
		return true;
	}
}

/** Calls when another tab tells of a session. */
export function onSessionPublished(told: () => void, { signal }: { signal: AbortSignal }): void {
	window.addEventListener("storage", ({ key }) => key === ENTRY && told(), { signal });
}
