import { eq, lt, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { limits } from "#backend/db/schema/otp.ts";

/** How often something may happen in a window of time; the key says what and to whom, `otp-address:203.0.113.7`. */
export type Limit = { key: string; most: number; seconds: number };
export type Counted = { isAllowed: boolean; retryAfterSeconds: number };

/** Counts one more, in one statement: many at once are counted as well as one after the other, by all instances together. */
export async function countAgainst(db: Queryable, { key, most, seconds }: Limit, now: Date): Promise<Counted> {
	const [row] = await countAll(db, [{ key, count: 1 }], { seconds, now });
	if (row === undefined) throw new Error(`The limit ${key} was not counted`);
	const leftMs = row.windowBegan.getTime() + seconds * 1000 - now.getTime();
	return { isAllowed: row.count <= most, retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
}

type Window = { seconds: number; now: Date };
export type KeyCount = { key: string; count: number };

/** Counts that many more of each key, in one statement; gives how many all instances have counted in the window that runs now. */
export function countAll(db: Queryable, counts: readonly KeyCount[], { seconds, now }: Window) {
	const { windowBegan, count } = limits;
	const isOver = sql`${windowBegan} <= ${before(now, seconds)}::timestamptz`;
	// In one order for all, so that two statements never wait for each other.
	const rows = counts.map((one) => ({ ...one, windowBegan: now })).toSorted((a, b) => (a.key < b.key ? -1 : 1));
	return db
		.insert(limits)
		.values(rows)
		.onConflictDoUpdate({
			target: limits.key,
			set: {
				count: sql`CASE WHEN ${isOver} THEN excluded.count ELSE ${count} + excluded.count END`,
				windowBegan: sql`CASE WHEN ${isOver} THEN excluded.window_began ELSE ${windowBegan} END`,
			},
		})
		.returning({ key: limits.key, count, windowBegan });
}

/** What was counted counts no more. */
export async function forgetLimit(db: Queryable, key: string): Promise<void> {
	await db.delete(limits).where(eq(limits.key, key));
}

const LONGEST_WINDOW_SECONDS = 86_400;

/** Windows that nobody counts in any more. */
export async function forgetLimits(db: Queryable, now: Date): Promise<void> {
	await db.delete(limits).where(lt(limits.windowBegan, new Date(before(now, LONGEST_WINDOW_SECONDS))));
}

function before(now: Date, seconds: number): string {
	return new Date(now.getTime() - seconds * 1000).toISOString();
}
