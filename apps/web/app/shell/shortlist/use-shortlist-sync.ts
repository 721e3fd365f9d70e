import type { Shortlist } from "@uchit/contract/account.ts";
import { useEffect, useRef } from "react";
import { usePaths } from "#app/paths.ts";
import { useStore } from "#app/platform/device-store.ts";
import { fetchJson } from "#app/platform/fetch-json.ts";
import { useSession } from "#app/shell/session/use-session.ts";
import { leaveAccount } from "./device-shortlist.ts";
import { mergeShortlists } from "./merge-shortlists.ts";
import { shortlistStore } from "./shortlist-store.ts";

/**
 * Synchronises the device's shortlist with the account's while somebody is signed in: at sign-in the two are merged
 * without loss, and afterwards each change is sent. Unsent changes stay, and are sent with the next change or visit.
 */
export function useShortlistSync(): void {
	const { status, user } = useSession();
	const { accountShortlist } = usePaths();
	const { isSent, owner } = useStore(shortlistStore);
	const hasMerged = useRef(false);
	const id = user?.id;
	useEffect(() => {
		if (id === undefined) return;
		// Once per document, whatever this device has stored: another device may have changed the account's list.
		if (hasMerged.current && owner === id && isSent) return;
		hasMerged.current = true;
		const leaving = new AbortController();
		void merge(id, accountShortlist, leaving.signal);
		return () => leaving.abort();
	}, [id, owner, isSent, accountShortlist]);
	useEffect(() => {
		const list = shortlistStore.read();
		const left = leaveAccount(list);
		if (status === "unauthenticated" && left !== list) shortlistStore.write(left);
	}, [status]);
}

async function merge(id: string, address: string, signal: AbortSignal): Promise<void> {
	for (let isSent = false; !isSent && !signal.aborted; ) {
		const outcome = await mergeOnce(id, address, signal);
		if (outcome === "away") return;
		isSent = outcome === "sent";
	}
}

/** `changed`: a college was added or removed meanwhile. */
async function mergeOnce(id: string, address: string, signal: AbortSignal): Promise<"sent" | "changed" | "away"> {
	const device = shortlistStore.read();
	// The list of the device's earlier user is on their account.
	const deviceEntries = device.owner === undefined || device.owner === id ? device.entries : [];
	const accountEntries = (await fetchJson<Shortlist>(address, { signal }))?.entries;
	if (accountEntries === undefined) return "away";
	const merged = mergeShortlists(deviceEntries, accountEntries, new Date());
	const headers = { "content-type": "application/json" };
	const body = JSON.stringify({ entries: merged });
	const hasNews = merged.some((entry) => !accountEntries.includes(entry));
	const synced = hasNews
		? (await fetchJson<Shortlist>(address, { method: "PUT", headers, body, signal }))?.entries
		: accountEntries;
	if (synced === undefined || signal.aborted) return "away";
	if (shortlistStore.read() !== device) return "changed";
	shortlistStore.write({ entries: synced, owner: id, isSent: true });
	return "sent";
}
