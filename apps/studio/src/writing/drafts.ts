import { DAY_MS } from "@uchit/contract/duration.ts";
import { isRecord } from "#studio/wire/refusal.ts";

/** What was written and not yet saved: when, and the values of the form. */
export type Draft = { at: number; values: Record<string, unknown> };

const NAME = "desk.draft.";
const RETENTION_DAYS = 30;
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
