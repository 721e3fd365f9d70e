import { DAY_MS } from "@uchit/contract/duration.ts";
import { isRecord } from "@uchit/text/is-record.ts";
import { changedOf } from "#studio/wire/changes.ts";

/** `page`: the load of the desk in which it was typed. */
export type Draft = { at: number; page: unknown; values: Record<string, unknown> };

const PAGE = performance.timeOrigin;

const NAME = "desk.draft.";
const RETENTION_DAYS = 30;

export function placeOfDraft({ who, resource, id = "new" }: { who: unknown; resource: string; id?: unknown }): string {
	return `${who}.${resource}.${id}`;
}

export function readDraft(place: string): Draft | undefined {
	try {
		const draft: unknown = JSON.parse(localStorage.getItem(NAME + place) ?? "null");
		if (!isRecord(draft) || typeof draft.at !== "number" || !isRecord(draft.values)) return undefined;
		if (draft.at < Date.now() - RETENTION_DAYS * DAY_MS) return undefined;
		return { at: draft.at, page: draft.page, values: draft.values };
	} catch {
		// Stored by other code, or storage is unavailable.
		return undefined;
	}
}

/** A private window may have no storage. */
export function keepsDrafts(): boolean {
	keepDraft("trial", { at: Date.now(), values: {} });
	const isStored = readDraft("trial") !== undefined;
	dropDraft("trial");
	return isStored;
}

export function keepDraft(place: string, draft: Omit<Draft, "page">): void {
	try {
		localStorage.setItem(NAME + place, JSON.stringify({ ...draft, page: PAGE }));
	} catch {
		// Storage is unavailable or full: only manual saves remain.
	}
}

export function valuesOf(written: string): Record<string, unknown> {
	return JSON.parse(written);
}

export function dropDraft(place: string): void {
	localStorage.removeItem(NAME + place);
}

/** `opened`: when the form was. */
type Moved = { from: string; to: string; sent: unknown; opened: number; isHere: boolean };

/** After a new item is created, text typed since is offered in the item's own form. Text of another new item stays where it is. */
export function moveDraft({ from, to, sent, opened, isHere }: Moved): void {
	const draft = readDraft(from);
	if (draft === undefined || draft.page !== PAGE || draft.at < opened) return;
	const typed = changedOf(isRecord(sent) ? sent : {}, draft.values);
	const isSaved = Object.keys(typed).length === 0;
	// A user who left the form may have started another item under the same key.
	if (isSaved || isHere) dropDraft(from);
	if (!isSaved && isHere) keepDraft(to, { at: draft.at, values: typed });
}
