import type { LeadAnswer } from "#app/lead/step.ts";
import { createDeviceStore, createTabStore } from "#app/platform/device-store.ts";
import { OUTBOX_ENTRY } from "./entry.ts";
import { type OutboxLead, parseOutbox, withEntry, withoutEntry } from "./outbox.ts";

/** Requests that wait on this device; where the browser stores nothing, they are gone with the tab. */
export const outboxStore = createDeviceStore<readonly OutboxLead[]>({
	key: OUTBOX_ENTRY,
	empty: [],
	parse: (text) => parseOutbox(text, new Date()),
	format: (list) => (list.length === 0 ? undefined : JSON.stringify(list)),
	ifUnstorable: "in-tab",
});

/** Outcomes of requests that were sent from elsewhere than their form, by key. */
export const answerStore = createTabStore<ReadonlyMap<string, LeadAnswer>>(new Map());

/** Requests that this tab is sending. */
const underWay = new Map<string, Promise<LeadAnswer | undefined>>();

export function addToOutbox(unsent: OutboxLead): void {
	outboxStore.write(withEntry(outboxStore.read(), unsent));
}

export function removeFromOutbox(key: string): void {
	outboxStore.write(withoutEntry(outboxStore.read(), key));
}

export function keepAnswer(key: string, answer: LeadAnswer): void {
	answerStore.write(new Map([...answerStore.read(), [key, answer]]));
}

/** Runs what sends a request; if this tab is sending it already, gives what comes of that. */
export function onceUnderWay(
	key: string,
	send: () => Promise<LeadAnswer | undefined>,
): Promise<LeadAnswer | undefined> {
	const sending = underWay.get(key) ?? send().finally(() => underWay.delete(key));
	underWay.set(key, sending);
	return sending;
}
