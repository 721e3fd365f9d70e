import { DAY_MS } from "@uchit/contract/duration.ts";
export type OutboxLead = {
	/** The idempotency key: sending again makes no second request. */
	key: string;
	/** `/lead`, to which scripts send it, and the page of its form. */
	address: string;
	page: string;
	college: string;
	fields: readonly (readonly [string, string])[];
	keptAt: string;
	/** `sending`: the first try. `waiting`: for the next try. `stuck`: refused, and its form says why. */
	state: (typeof STATES)[number];
};

const STATES = ["sending", "waiting", "stuck"] as const;

/** Afterwards an unsent request is deleted, as no answer is expected any more. */
export const OUTBOX_DAYS = 7;
const MAX_UNSENT = 20;
export function parseOutbox(stored: string | null, now: Date): OutboxLead[] {
	try {
		const list: unknown = JSON.parse(stored ?? "[]");
		if (!Array.isArray(list)) return [];
		const oldest = now.getTime() - OUTBOX_DAYS * DAY_MS;
		return list.flatMap(toUnsent).filter(({ keptAt }) => Date.parse(keptAt) > oldest);
	} catch {
		return [];
	}
}

export function withEntry(list: readonly OutboxLead[], unsent: OutboxLead): OutboxLead[] {
	return [...withoutEntry(list, unsent.key), unsent].slice(-MAX_UNSENT);
}

export function withoutEntry(list: readonly OutboxLead[], key: string): OutboxLead[] {
	return list.filter((each) => each.key !== key);
}

const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 300_000;

/** The wait in ms before the next try. */
export function waitMs(tries: number): number {
	return Math.min(FIRST_WAIT_MS * 2 ** tries, MAX_WAIT_MS);
}

function toUnsent(value: unknown): OutboxLead[] {
	const { key, address, page, college, fields, keptAt, state } = Object(value);
	const texts: unknown[] = [key, address, page, college, keptAt];
	const isOurs = /^(?:\/hi)?\/lead$/.test(String(address)) && /^\/[^/]/.test(String(page));
	const isWhole = texts.every((text) => typeof text === "string") && Array.isArray(fields) && isOurs;
	if (!isWhole) return [];
	const known = fields.flatMap((pair: unknown) =>
		Array.isArray(pair) ? [[String(pair[0]), String(pair[1])] as const] : [],
	);
	return [
		{ key, address, page, college, fields: known, keptAt, state: STATES.find((each) => each === state) ?? "waiting" },
	];
}
