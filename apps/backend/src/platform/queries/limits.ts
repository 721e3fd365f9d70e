import type { LimitCode } from "@uchit/contract/problem.ts";
import { eq, lt, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "#backend/db/client.ts";
import { float, integer, type RowOf, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { limits } from "#backend/db/schema/otp.ts";
import { TooMany } from "#backend/errors.ts";

/** How often something may happen in a window of time; the key names the action and its target, `otp-address:203.0.113.7`. */
export type Limit = { key: string; most: number; seconds: number; code?: LimitCode };
export type Counted = { isAllowed: boolean; endsAt: Date; retryAfterSeconds: number };

export type Counts = { table: PgTable; count: PgColumn };

const LIMITS: Counts = { table: limits, count: limits.count };

/** Counts in one statement, so that concurrent counts of all instances add up. */
export async function countAgainstLimit(
	db: Queryable,
	{ key, most, seconds, counts }: Limit & { counts?: Counts },
	now: Date,
): Promise<Counted> {
	const [row] = await countAll(db, [{ key, count: 1 }], { seconds, now, counts });
	if (row === undefined) throw new Error(`Counting the limit ${key} returned no row`);
	const endsAt = new Date(row.beganAt + seconds * 1000);
	const leftMs = endsAt.getTime() - now.getTime();
	return { isAllowed: row.count <= most, endsAt, retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
}

type Window = { seconds: number; now: Date; counts?: Counts | undefined };
type KeyCount = { key: string; count: number };
const COUNTED = { key: text, count: integer, beganAt: float };

async function countAll(
	db: Queryable,
	added: readonly KeyCount[],
	{ seconds, now, counts = LIMITS }: Window,
): Promise<RowOf<typeof COUNTED>[]> {
	const count = sql.identifier(counts.count.name);
	const isOver = sql`c.window_began <= ${before(now, seconds)}::timestamptz`;
	// A fixed order prevents deadlocks between statements.
	const rows = added
		.toSorted((a, b) => (a.key < b.key ? -1 : 1))
		.map((one) => sql`(${one.key}, ${one.count}::int, ${now.toISOString()}::timestamptz)`);
	return readRows(db, COUNTED)`
		INSERT INTO ${counts.table} AS c (key, ${count}, window_began) VALUES ${sql.join(rows, sql`, `)}
		ON CONFLICT (key) DO UPDATE SET
			${count} = CASE WHEN ${isOver} THEN excluded.${count} ELSE c.${count} + excluded.${count} END,
			window_began = CASE WHEN ${isOver} THEN excluded.window_began ELSE c.window_began END
		RETURNING key, ${count} AS count, (extract(epoch FROM window_began) * 1000)::float8 AS "beganAt"`;
}

export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 86_400;

/** Counts against a limit shared by all instances. Throws TooMany, naming the limit. */
export async function countOrRefuse(
	{ db, now }: { db: Queryable; now: () => Date },
	limit: Limit,
	message: string,
): Promise<void> {
	const { isAllowed, retryAfterSeconds } = await countAgainstLimit(db, limit, now());
	if (!isAllowed) throw new TooMany(message, retryAfterSeconds, { code: limit.code });
}

export async function resetLimit(db: Queryable, key: string): Promise<void> {
	await db.delete(limits).where(eq(limits.key, key));
}

const MAX_WINDOW_SECONDS = DAY_SECONDS;

export async function forgetLimits(db: Queryable, now: Date): Promise<void> {
	await db.delete(limits).where(lt(limits.windowBegan, new Date(before(now, MAX_WINDOW_SECONDS))));
}

function before(now: Date, seconds: number): string {
	return new Date(now.getTime() - seconds * 1000).toISOString();
}

const MINUTE_SECONDS = 60;
const MINUTE_MS = 60_000;
/** How long an instance may not know the others' counts. */
const SHARE_MS = 1_000;
/** Counts are shared at once after each tenth of a limit. */
const PARTS = 10;
const MAX_ROWS = 5_000;

type Minute = { beganAt: number; shared: number; own: number };

type Options = {
	db: Queryable;
	now: () => Date;
	/** Called when the database is unreachable: until it is back, each instance counts alone. */
	onTrouble: (error: unknown) => void;
};

/**
 * Counts requests per minute. Writing a row for each would cost more than most answers, so counts are shared with other instances every
 * second, and after each tenth of a limit. At most `instances × a tenth`, plus what arrives during the round trip, exceeds a limit.
 */
export class RequestCounts {
	readonly #options: Options;
	readonly #minutes = new Map<string, Minute>();
	#sharing: Promise<void> | undefined;
	#timer: NodeJS.Timeout | undefined;

	constructor(options: Options) {
		this.#options = options;
	}

	/** Returns the count of this minute and the milliseconds left of it. */
	count(key: string, most: number): { current: number; ttl: number } {
		const now = this.#options.now().getTime();
		const minute = this.#minuteOf(key, now);
		minute.own += 1;
		this.#shareSoon();
		if (minute.own >= most / PARTS) void this.share();
		return { current: minute.shared + minute.own, ttl: Math.max(0, minute.beganAt + MINUTE_MS - now) };
	}

	share(): Promise<void> {
		if (this.#sharing !== undefined) return this.#sharing;
		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.#sharing = this.#share().finally(() => {
			this.#sharing = undefined;
		});
		return this.#sharing;
	}

	/** Counts that arrive during a round of sharing wait for the next one. */
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
		const due = [...this.#minutes].filter(([, { own }]) => own > 0).slice(0, MAX_ROWS);
		if (due.length === 0) return;
		const counts = due.map(([key, { own: count }]) => ({ key, count }));
		for (const [, minute] of due) moveToShared(minute, minute.own);
		try {
			for (const row of await countAll(this.#options.db, counts, { seconds: MINUTE_SECONDS, now })) {
				const minute = this.#minutes.get(row.key);
				if (minute === undefined) continue;
				minute.shared = row.count;
				minute.beganAt = row.beganAt;
			}
		} catch (error) {
			for (const [place, [, minute]] of due.entries()) moveToShared(minute, -(counts[place]?.count ?? 0));
			this.#options.onTrouble(error);
		}
	}
}

function moveToShared(minute: Minute, count: number): void {
	minute.own -= count;
	minute.shared += count;
}
