import type { Queryable } from "#backend/db/client.ts";
import { countAll } from "#backend/queries/limits.ts";

const MINUTE_SECONDS = 60;
const MINUTE_MS = 60_000;
/** How long instances may not know of each other's counts. */
const SHARE_MS = 1_000;
/** A tenth of a limit is shared at once. */
const PARTS = 10;
/** Rows of one statement. */
const MOST_ROWS = 5_000;

type Minute = { beganAt: number; shared: number; own: number };

type Options = {
	/** The database that can be written to. */
	db: Queryable;
	now: () => Date;
	/** The database cannot be asked: until it can, each instance counts for itself. */
	onTrouble: (error: unknown) => void;
};

/**
 * Counts requests in a minute. A row written for each would cost more than most answers: they are counted here, and brought together
 * with those of other instances every second, and whenever a tenth of a limit has come. So `instances × a tenth` at most, and what
 * comes in the round trip, is let in beyond a limit.
 */
export class RequestCounts {
	readonly #options: Options;
	readonly #minutes = new Map<string, Minute>();
	#sharing: Promise<void> | undefined;
	#timer: NodeJS.Timeout | undefined;

	constructor(options: Options) {
		this.#options = options;
	}

	/** Counts one more; gives how many there are of this minute, and how many ms of it are left. */
	count(key: string, most: number): { current: number; ttl: number } {
		const now = this.#options.now().getTime();
		const minute = this.#minuteOf(key, now);
		minute.own += 1;
		this.#shareSoon();
		if (minute.own >= most / PARTS) void this.share();
		return { current: minute.shared + minute.own, ttl: Math.max(0, minute.beganAt + MINUTE_MS - now) };
	}

	/** Brings what was counted since together with what others have counted. */
	share(): Promise<void> {
		if (this.#sharing !== undefined) return this.#sharing;
		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.#sharing = this.#share().finally(() => {
			this.#sharing = undefined;
		});
		return this.#sharing;
	}

	/** What is counted while others are shared waits for the next time. */
	#shareSoon(): void {
		this.#timer ??= setTimeout(() => {
			this.#timer = undefined;
			if (this.#sharing === undefined) void this.share();
			else this.#shareSoon();
		}, SHARE_MS).unref();
	}

	#minuteOf(key: string, now: number): Minute {
		const known = this.#minutes.get(key);
		if (known !== undefined && known.beganAt + MINUTE_MS > now) return known;
		const minute = { beganAt: now, shared: 0, own: 0 };
		this.#minutes.set(key, minute);
		return minute;
	}

	async #share(): Promise<void> {
		const now = this.#options.now();
		for (const [key, { beganAt }] of this.#minutes) {
			if (beganAt + MINUTE_MS <= now.getTime()) this.#minutes.delete(key);
		}
		const due = [...this.#minutes].filter(([, { own }]) => own > 0).slice(0, MOST_ROWS);
		if (due.length === 0) return;
		const counts = due.map(([key, { own: count }]) => ({ key, count }));
		for (const [, minute] of due) move(minute, minute.own);
		try {
			for (const row of await countAll(this.#options.db, counts, { seconds: MINUTE_SECONDS, now })) {
				const minute = this.#minutes.get(row.key);
				if (minute === undefined) continue;
				minute.shared = row.count;
				minute.beganAt = row.windowBegan.getTime();
			}
		} catch (error) {
			for (const [place, [, minute]] of due.entries()) move(minute, -(counts[place]?.count ?? 0));
			this.#options.onTrouble(error);
		}
	}
}

/** From what is to be shared to what is. */
function move(minute: Minute, count: number): void {
	minute.own -= count;
	minute.shared += count;
}
