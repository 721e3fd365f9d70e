import { DAY_MS } from "@uchit/contract/duration.ts";
/** A request that could not be sent, as it waits on the device. */
export type OutboxLead = {
	/** The idempotency key: sending again makes no second request. */
	key: string;
	/** The address to which scripts send it (`/lead`), and the page whose form it is. */
	address: string;
	page: string;
	/** The college that it is about, as visitors read it; empty where it is about none. */
	college: string;
	fields: readonly (readonly [string, string])[];
	keptAt: string;
	/** `sending` for the first time, `waiting` for the next try, or `stuck`: it was not taken, and its form says why. */
	state: (typeof STATES)[number];
};

const STATES = ["sending", "waiting", "stuck"] as const;

/** After that nobody waits for an answer any more, and it goes. */
export const OUTBOX_DAYS = 7;
const MOST = 20;
/** Reads the entries in the browser's storage that are not too old; none if they cannot be read. */
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

/** Returns the list with this request, in place of the one that had its key before. */
export function withEntry(list: readonly OutboxLead[], unsent: OutboxLead): OutboxLead[] {
	return [...withoutEntry(list, unsent.key), unsent].slice(-MOST);
}

export function withoutEntry(list: readonly OutboxLead[], key: string): OutboxLead[] {
	return list.filter((each) => each.key !== key);
}

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;

/** How long to wait before the next try, after so many. */
export function waitMs(tries: number): number {
	return Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
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
