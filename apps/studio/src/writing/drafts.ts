import { DAY_MS } from "@uchit/contract/duration.ts";
import { changedOf } from "#studio/wire/changes.ts";
import { isRecord } from "#studio/wire/refusal.ts";

/** What was written and not yet saved: when, and the values of the form. */
export type Draft = { at: number; values: Record<string, unknown> };

const NAME = "desk.draft.";
const RETENTION_DAYS = 30;

export function placeOfDraft({ who, resource, id = "new" }: { who: unknown; resource: string; id?: unknown }): string {
	return `${who}.${resource}.${id}`;
}

/** A draft of this device; undefined where there is none, or it is a month old. */
export function readDraft(place: string): Draft | undefined {
	try {
		const draft: unknown = JSON.parse(localStorage.getItem(NAME + place) ?? "null");
		if (!isRecord(draft) || typeof draft.at !== "number" || !isRecord(draft.values)) return undefined;
		if (draft.at < Date.now() - RETENTION_DAYS * DAY_MS) return undefined;
		return { at: draft.at, values: draft.values };
	} catch {
		// Kept by something else, or a device that keeps nothing.
		return undefined;
	}
}

/** Whether this device keeps anything: a private window may not. */
export function keepsDrafts(): boolean {
	keepDraft("trial", { at: Date.now(), values: {} });
	const isStored = readDraft("trial") !== undefined;
	dropDraft("trial");
	return isStored;
}

export function keepDraft(place: string, draft: Draft): void {
	try {
		localStorage.setItem(NAME + place, JSON.stringify(draft));
	} catch {
		// A device that keeps nothing, or is full: saving by hand is left.
	}
}

/** The values of a form as they were when it was written down. */
export function valuesOf(written: string): Record<string, unknown> {
	return JSON.parse(written);
}

export function dropDraft(place: string): void {
	localStorage.removeItem(NAME + place);
}

type Moved = { from: string; to: string; sent: unknown; isHere: boolean };

/** A new item was made of what was sent: what its writer typed since is offered in its own form. */
export function moveDraft({ from, to, sent, isHere }: Moved): void {
	const draft = readDraft(from);
	if (draft === undefined) return;
	const typed = changedOf(isRecord(sent) ? sent : {}, draft.values);
	const isSaved = Object.keys(typed).length === 0;
	// Who has left it may have begun another.
	if (isSaved || isHere) dropDraft(from);
	if (!isSaved && isHere) keepDraft(to, { at: draft.at, values: typed });
}
