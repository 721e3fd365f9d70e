import { OTP_TOKEN_ENTRY } from "@uchit/contract/account.ts";
import { useEffect, useState } from "react";
import { fetchJson } from "#app/platform/fetch-json.ts";
import type { OtpHolder } from "./otp-holder.ts";

/**
 * Returns the name of the stored login token's owner (spec 4), only for a greeting. A refused token is removed; a
 * failed lookup is logged, and visitors do not see it.
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
	const headers = { "content-type": "application/json" };
	const holder = await fetchJson<OtpHolder>(address, {
		method: "POST",
		headers,
		body: JSON.stringify({ token }),
		signal,
	});
	return holder ?? { kind: "away" };
}

/** Null if there is none, or if the browser has no storage. */
function readToken(): string | null {
	try {
		return localStorage.getItem(OTP_TOKEN_ENTRY);
	} catch {
		return null;
	}
}
