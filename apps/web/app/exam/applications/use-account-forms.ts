import type { ApplicationEntry, Applications } from "@uchit/contract/application.ts";
import { useEffect, useState } from "react";
import { usePaths } from "#app/paths.ts";
import { createDeviceStore, useStore } from "#app/platform/device-store.ts";
import { useSession } from "#app/shell/session/use-session.ts";
import {
	ACCOUNT_LINK,
	type AccountLink,
	listUnsyncedChanges,
	mergeAccountForms,
	removeSyncedForms,
	versionsOf,
} from "./account-merge.ts";
import type { Application } from "./application.ts";
import { applicationsStore } from "./store.ts";

const linkStore = createDeviceStore<AccountLink | undefined>(ACCOUNT_LINK);

/** Pause after typing before a sync, in ms. */
const PAUSE_MS = 800;

export type AccountForms = {
	/** `device`: signed in, but the forms are on this device only. */
	state: "loading" | "signed-out" | "device" | "account" | "away" | "full";
	turnOn: () => void;
	turnOff: () => void;
};

/** Syncs the device's forms with the account once the visitor is signed in and has chosen it. Nothing is sent before. */
export function useAccountForms(): AccountForms {
	const { status, user } = useSession();
	const { accountApplications: address } = usePaths();
	const forms = useStore(applicationsStore);
	const link = useStore(linkStore);
	const [problem, setProblem] = useState<"away" | "full">();
	const id = user?.id;
	const isOn = id !== undefined && link?.owner === id;
	useEffect(() => {
		if (!isOn) return;
		const leaving = new AbortController();
		const wait = setTimeout(
			() => void syncForms(forms, { owner: id, address, signal: leaving.signal }).then(setProblem),
			PAUSE_MS,
		);
		return () => {
			clearTimeout(wait);
			leaving.abort();
		};
	}, [isOn, id, address, forms]);
	useEffect(() => {
		const left = linkStore.read();
		if (left === undefined || status === "loading" || left.owner === id) return;
		applicationsStore.write(removeSyncedForms(applicationsStore.read(), left));
		linkStore.write(undefined);
	}, [status, id]);
	return {
		state:
			status === "loading" ? "loading" : id === undefined ? "signed-out" : isOn ? (problem ?? "account") : "device",
		turnOn: () => id !== undefined && linkStore.write({ owner: id, synced: {} }),
		turnOff: () =>
			void requestForms(address, { method: "DELETE" }).then((answer) =>
				answer.ok ? linkStore.write(undefined) : setProblem("away"),
			),
	};
}

type SyncRequest = { owner: string; address: string; signal: AbortSignal };

async function syncForms(
	forms: readonly Application[],
	{ owner, address, signal }: SyncRequest,
): Promise<"away" | "full" | undefined> {
	const link = linkStore.read();
	const first = await requestForms(address, { signal });
	if (!first.ok || link === undefined) return signal.aborted ? undefined : "away";
	const entries = listUnsyncedChanges(forms, { synced: link.synced, accountEntries: first.entries }, new Date());
	const headers = { "content-type": "application/json" };
	const sent =
		entries.length === 0
			? first
			: await requestForms(address, { method: "PUT", headers, body: JSON.stringify({ entries }), signal });
	// The forms changed during the request, so the next effect merges them.
	if (signal.aborted || applicationsStore.read() !== forms) return undefined;
	if (!sent.ok) return sent.status === 400 ? "full" : "away";
	linkStore.write({ owner, synced: versionsOf(sent.entries) });
	const merged = mergeAccountForms(forms, sent.entries);
	if (JSON.stringify(merged) !== JSON.stringify(forms)) applicationsStore.write(merged);
	return undefined;
}

type Answer = { ok: true; entries: readonly ApplicationEntry[] } | { ok: false; status: number | undefined };

/** The browser's console has the error of a call without an answer. */
async function requestForms(address: string, init: RequestInit): Promise<Answer> {
	try {
		const response = await fetch(address, init);
		if (!response.ok) return { ok: false, status: response.status };
		const { entries = [] }: Partial<Applications> = await response.json();
		return { ok: true, entries };
	} catch {
		return { ok: false, status: undefined };
	}
}
