import type { LeadAnswer } from "#app/lead/step.ts";
import { createDeviceStore, createTabStore } from "#app/platform/device-store.ts";
import { OUTBOX_ENTRY } from "./entry.ts";
import { type OutboxLead, parseOutbox, withEntry, withoutEntry } from "./outbox.ts";

/** Requests waiting on the device; without storage they are lost with the tab. */
export const outboxStore = createDeviceStore<readonly OutboxLead[]>({
	key: OUTBOX_ENTRY,
	empty: [],
	parse: (text) => parseOutbox(text, new Date()),
	format: (list) => (list.length === 0 ? undefined : JSON.stringify(list)),
	ifUnstorable: "in-tab",
});

export const answerStore = createTabStore<ReadonlyMap<string, LeadAnswer>>(new Map());

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

/** Sends a request, or joins the sending that is under way in this tab. */
export function shareSend(key: string, send: () => Promise<LeadAnswer | undefined>): Promise<LeadAnswer | undefined> {
	const sending = underWay.get(key) ?? send().finally(() => underWay.delete(key));
	underWay.set(key, sending);
	return sending;
}
