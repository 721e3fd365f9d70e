import type { ShortlistEntry } from "@uchit/contract/account.ts";
import { useState, useSyncExternalStore } from "react";
import {
	readDeviceShortlist,
	subscribeToShortlist,
	writeDeviceShortlist,
} from "#app/components/site/shortlist-store.ts";
import { type DeviceShortlist, EMPTY_SHORTLIST } from "#app/lib/device-shortlist.ts";
import { restore } from "#app/lib/shortlist-changes.ts";

/** So many steps can be taken back. */
const MOST_STEPS = 50;

/** What was done last, for those who cannot see it, and for the button that takes it back. */
export type Done =
	| { kind: "moved"; college: string; place: number }
	| { kind: "removed" | "noted"; college: string }
	| { kind: "imported"; count: number }
	| { kind: "undone" | "not-kept" };

type Change = (list: DeviceShortlist, now: Date) => DeviceShortlist;
type Step = { before: readonly ShortlistEntry[]; done: Done };

/** The list of this device, whose changes can be taken back one by one while the page is open. */
export function useShortlistSteps() {
	const list = useSyncExternalStore(subscribeToShortlist, readDeviceShortlist, onServer);
	const [steps, setSteps] = useState<readonly Step[]>([]);
	const [done, setDone] = useState<Done>();
	const last = steps.at(-1);
	return {
		/** False on the server, and until the device was asked. */
		isReady: useSyncExternalStore(never, isThere, isNotThere),
		list,
		done,
		/** What the undo button would take back. */
		undoable: last?.done,
		act: (what: Done, change: Change) => {
			const { entries } = readDeviceShortlist();
			const outcome = write(change);
			if (outcome === "not-kept") setDone({ kind: "not-kept" });
			if (outcome !== "kept") return;
			setSteps((earlier) =>
				goesOn(earlier.at(-1), what) ? earlier : [...earlier, { before: entries, done: what }].slice(-MOST_STEPS),
			);
			setDone(what);
		},
		undo: () => {
			if (last === undefined) return;
			const outcome = write((current, now) => restore(current, last.before, now));
			if (outcome === "not-kept") return setDone({ kind: "not-kept" });
			setSteps((earlier) => earlier.slice(0, -1));
			setDone({ kind: "undone" });
		},
	};
}

function write(change: Change): "same" | "kept" | "not-kept" {
	const before = readDeviceShortlist();
	const changed = change(before, new Date());
	if (changed === before) return "same";
	return writeDeviceShortlist(changed) ? "kept" : "not-kept";
}

/** A note is kept while it is written: taking it back takes back all that was written at once. */
function goesOn(last: Step | undefined, what: Done): boolean {
	return what.kind === "noted" && last?.done.kind === "noted" && last.done.college === what.college;
}

function onServer(): DeviceShortlist {
	return EMPTY_SHORTLIST;
}

function never(): () => void {
	return () => undefined;
}

function isThere(): boolean {
	return true;
}

function isNotThere(): boolean {
	return false;
}
