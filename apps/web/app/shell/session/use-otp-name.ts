import { OTP_TOKEN_ENTRY } from "@uchit/contract/account.ts";
import { useEffect, useState } from "react";
import type { OtpHolder } from "./otp-holder.ts";

/**
 * The name of whoever holds the login token that this browser has stored (spec 4): it greets, and does nothing else. A token
 * that is refused is removed; that nobody could be asked is in the log, and nobody sees it.
 */
export function useOtpName(address: string): string | undefined {
	const [name, setName] = useState<string>();
	useEffect(() => {
		const token = readToken();
		if (token === null) return;
		const leaving = new AbortController();
		void lookUp(address, token, leaving.signal).then((holder) => {
			if (leaving.signal.aborted) return;
			if (holder.kind === "known") setName(holder.name);
			if (holder.kind === "refused") localStorage.removeItem(OTP_TOKEN_ENTRY);
		});
		return () => leaving.abort();
	}, [address]);
	return name;
}

async function lookUp(address: string, token: string, signal: AbortSignal): Promise<OtpHolder> {
	try {
		const headers = { "content-type": "application/json" };
		const response = await fetch(address, { method: "POST", headers, body: JSON.stringify({ token }), signal });
		return response.ok ? await response.json() : { kind: "away" };
	} catch {
		// The browser has written the failed request into its console.
		return { kind: "away" };
	}
}

/** Null when there is none, or when the browser keeps nothing. */
function readToken(): string | null {
	try {
		return localStorage.getItem(OTP_TOKEN_ENTRY);
	} catch {
		return null;
	}
}
