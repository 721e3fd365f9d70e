/**
 * The storage entry by which next-auth publishes the session to other tabs: without it, nobody has signed in here. It
 * is an undocumented detail of the library; the test writes it through the library itself.
 */
const ENTRY = "nextauth.message";

/** Whether the library has ever published a session in this browser; true if its storage cannot be read. */
export function hasSignedInHere(): boolean {
	try {
		return localStorage.getItem(ENTRY) !== null;
	} catch {
		return true;
	}
}

export function onSessionPublished(onChange: () => void, { signal }: { signal: AbortSignal }): void {
	window.addEventListener("storage", ({ key }) => key === ENTRY && onChange(), { signal });
}
