import type { LeadAnswer } from "#app/lib/lead-step.ts";
import { UNSENT_ENTRY } from "#app/lib/unsent-entry.ts";
import { parseUnsent, type UnsentLead, withoutUnsent, withUnsent } from "#app/lib/unsent-leads.ts";

const NOTHING: readonly UnsentLead[] = [];
let stored: string | null = null;
let current: readonly UnsentLead[] = NOTHING;
/** Set once the browser would not keep something: then this tab alone has it. */
let isOnlyHere = false;
const listeners = new Set<() => void>();
/** What this tab is sending just now. */
const underWay = new Map<string, Promise<LeadAnswer | undefined>>();
const answers = new Map<string, LeadAnswer>();

/** What waits on this device; the same object until it changes, in this tab or in another one. */
export function readUnsent(): readonly UnsentLead[] {
	if (isOnlyHere) return current;
	const found = readStored();
	if (found !== stored) {
		stored = found;
		current = found === null ? NOTHING : parseUnsent(found, new Date());
	}
	return current;
}

export function nothingUnsent(): readonly UnsentLead[] {
	return NOTHING;
}

/** False when this browser keeps nothing: then it is gone with the tab. */
export function isUnsentKept(): boolean {
	return !isOnlyHere;
}

export function keepUnsent(unsent: UnsentLead): void {
	write(withUnsent(readUnsent(), unsent));
}

export function dropUnsent(key: string): void {
	write(withoutUnsent(readUnsent(), key));
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

/** What became of a request that was sent from somewhere else than its form. */
export function answerTo(key: string): LeadAnswer | undefined {
	return answers.get(key);
}

export function keepAnswer(key: string, answer: LeadAnswer): void {
	answers.set(key, answer);
	tell();
}

export function subscribeToUnsent(listener: () => void): () => void {
	listeners.add(listener);
	window.addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", listener);
	};
}

function write(list: readonly UnsentLead[]): void {
	try {
		if (list.length === 0) localStorage.removeItem(UNSENT_ENTRY);
		else localStorage.setItem(UNSENT_ENTRY, JSON.stringify(list));
		isOnlyHere = false;
	} catch {
		isOnlyHere = true;
		current = list;
	}
	tell();
}

function tell(): void {
	for (const listener of listeners) listener();
}

/** Some browsers let no page keep anything. */
function readStored(): string | null {
	try {
		return localStorage.getItem(UNSENT_ENTRY);
	} catch {
		return null;
	}
}
