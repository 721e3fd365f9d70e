import type { Shortlist, ShortlistEntry } from "@uchit/contract/account.ts";
import { useEffect, useRef } from "react";
import { usePaths } from "#app/paths.ts";
import { useStore } from "#app/platform/device-store.ts";
import { useSession } from "#app/shell/session/use-session.ts";
import { leaveAccount } from "./device-shortlist.ts";
import { mergeShortlists } from "./merge-shortlists.ts";
import { shortlistStore } from "./shortlist-store.ts";

/**
 * Keeps the shortlist of the device and that of the account the same while somebody is signed in: on signing in the two are
 * merged without loss, afterwards each change is sent. What could not be sent stays, and goes with the next change or visit.
 */
export function useShortlistSync(): void {
	const { status, user } = useSession();
	const { accountShortlist } = usePaths();
	const { isSent, owner } = useStore(shortlistStore);
	const hasMerged = useRef(false);
	const id = user?.id;
	useEffect(() => {
		if (id === undefined) return;
		// Once for each document, whatever this device believes: another device may have changed the account's list.
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

/** `changed`: a college was put on the list, or taken off it, meanwhile. */
async function mergeOnce(id: string, address: string, signal: AbortSignal): Promise<"sent" | "changed" | "away"> {
	const device = shortlistStore.read();
	// The list of somebody else, who had this device before, is on their account.
	const mine = device.owner === undefined || device.owner === id ? device.entries : [];
	const theirs = await ask(address, { signal });
	if (theirs === undefined) return "away";
	const merged = mergeShortlists(mine, theirs, new Date());
	const headers = { "content-type": "application/json" };
	const body = JSON.stringify({ entries: merged });
	const hasNews = merged.some((entry) => !theirs.includes(entry));
	const kept = hasNews ? await ask(address, { method: "PUT", headers, body, signal }) : theirs;
	if (kept === undefined || signal.aborted) return "away";
	if (shortlistStore.read() !== device) return "changed";
	shortlistStore.write({ entries: kept, owner: id, isSent: true });
	return "sent";
}

/** Undefined when there was no answer, of which the browser's console tells. */
async function ask(address: string, init: RequestInit): Promise<readonly ShortlistEntry[] | undefined> {
	try {
		const response = await fetch(address, init);
		if (!response.ok) return undefined;
		const { entries }: Shortlist = await response.json();
		return entries;
	} catch {
		return undefined;
	}
}
