import type { ShortlistEntry } from "@uchit/contract/account.ts";
import { useState, useSyncExternalStore } from "react";
import {
	readDeviceShortlist,
	subscribeToShortlist,
	writeDeviceShortlist,
} from "#app/components/site/shortlist-store.ts";
import { type DeviceShortlist, EMPTY_SHORTLIST, setShortlisted } from "#app/lib/device-shortlist.ts";
import { addImported, listSaved, moveTo, restore, setNote } from "#app/lib/shortlist-changes.ts";

/** So many steps can be taken back. */
const MOST_STEPS = 50;

/** What was done last, for those who cannot see it, and for the button that takes it back. */
export type Done =
	| { kind: "moved"; college: string; place: number }
	| { kind: "removed" | "noted"; college: string }
	| { kind: "imported"; count: number }
	| { kind: "undone" | "not-kept" };

type Step = { before: readonly ShortlistEntry[]; done: Done };

/** The list of this device with what can be done to it; each change can be taken back while the page is open. */
export function useShortlistDesk() {
	const list = useSyncExternalStore(subscribeToShortlist, readDeviceShortlist, onServer);
	const [steps, setSteps] = useState<readonly Step[]>([]);
	const [done, setDone] = useState<Done>();
	const isReady = useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
	const write = (change: (list: DeviceShortlist, now: Date) => DeviceShortlist): boolean => {
		const before = readDeviceShortlist();
		const changed = change(before, new Date());
		return changed !== before && writeDeviceShortlist(changed);
	};
	const act = (what: Done, change: Parameters<typeof write>[0]) => {
		const { entries } = readDeviceShortlist();
		if (!write(change)) return;
		// A note is kept while it is written: taking it back takes back all that was written at once.
		const goesOn = (step: Step | undefined) =>
			what.kind === "noted" && step?.done.kind === "noted" && step.done.college === what.college;
		setSteps((earlier) =>
			goesOn(earlier.at(-1)) ? earlier : [...earlier, { before: entries, done: what }].slice(-MOST_STEPS),
		);
		setDone(what);
	};
	const last = steps.at(-1);
	return {
		/** False on the server, and until the device was asked. */
		isReady,
		list,
		saved: listSaved(list),
		done,
		/** What the undo button would take back. */
		undoable: last?.done,
		undo: () => {
			if (last === undefined || !write((current, now) => restore(current, last.before, now))) return;
			setSteps((earlier) => earlier.slice(0, -1));
			setDone({ kind: "undone" });
		},
		move: (college: string, place: number) =>
			act({ kind: "moved", college, place }, (current, now) => moveTo(current, { college, place }, now)),
		remove: (college: string) =>
			act({ kind: "removed", college }, (current, now) => setShortlisted(current, { college, isSaved: false }, now)),
		note: (college: string, note: string) =>
			act({ kind: "noted", college }, (current, now) => setNote(current, { college, note }, now)),
		take: (entries: readonly ShortlistEntry[]) =>
			act({ kind: "imported", count: entries.length }, (current, now) => addImported(current, entries, now)),
	};
}

export type ShortlistDeskState = ReturnType<typeof useShortlistDesk>;

function never(): () => void {
	return () => undefined;
}

function onServer(): DeviceShortlist {
	return EMPTY_SHORTLIST;
}
