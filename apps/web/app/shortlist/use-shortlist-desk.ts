import type { ShortlistEntry } from "@uchit/contract/account.ts";
import { type Outcome, useUndoList } from "#app/platform/undo-list.ts";
import { type DeviceShortlist, setShortlisted } from "#app/shell/shortlist/device-shortlist.ts";
import { addImported, listShortlisted, moveTo, restore, setNote } from "#app/shell/shortlist/shortlist-changes.ts";
import { shortlistStore } from "#app/shell/shortlist/shortlist-store.ts";

type Step =
	| { kind: "moved"; college: string; place: number }
	| { kind: "removed" | "noted"; college: string }
	| { kind: "imported"; count: number };

export type ShortlistOutcome = Outcome<Step>;

export function useShortlistDesk() {
	const {
		act,
		value: list,
		...steps
	} = useUndoList<DeviceShortlist, Step>({
		store: shortlistStore,
		restore: (current, { entries }) => restore(current, entries, new Date()),
		goesOn,
	});
	return {
		...steps,
		list,
		saved: listShortlisted(list),
		move: (college: string, place: number) =>
			act({ kind: "moved", college, place }, (current) => moveTo(current, { college, place }, new Date())),
		remove: (college: string) =>
			act({ kind: "removed", college }, (current) => setShortlisted(current, { college, isSaved: false }, new Date())),
		note: (college: string, note: string) =>
			act({ kind: "noted", college }, (current) => setNote(current, { college, note }, new Date())),
		take: (entries: readonly ShortlistEntry[]) =>
			act({ kind: "imported", count: entries.length }, (current) => addImported(current, entries, new Date())),
	};
}

export type ShortlistDeskState = ReturnType<typeof useShortlistDesk>;

/** A note is saved while it is typed: undo takes back all of it at once. */
function goesOn(last: Step, step: Step): boolean {
	return step.kind === "noted" && last.kind === "noted" && last.college === step.college;
}
