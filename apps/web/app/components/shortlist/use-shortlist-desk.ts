import type { ShortlistEntry } from "@uchit/contract/account.ts";
import { setShortlisted } from "#app/lib/device-shortlist.ts";
import { addImported, listSaved, moveTo, setNote } from "#app/lib/shortlist-changes.ts";
import { useShortlistSteps } from "./use-shortlist-steps.ts";

/** The list of this device with what can be done to it. */
export function useShortlistDesk() {
	const { act, list, ...steps } = useShortlistSteps();
	return {
		...steps,
		list,
		saved: listSaved(list),
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
