import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database, Queryable } from "#backend/db/client.ts";

type Merge<Entry> = {
	visitorId: string;
	/** Separates the advisory locks of a visitor's different lists. */
	lock: number;
	entries: readonly Entry[];
	keyOf: (entry: Entry) => string;
	isRemoved: (entry: Entry) => boolean;
	/** Removed entries do not count. */
	most: number;
	list: (tx: Queryable) => Promise<Entry[]>;
	store: (tx: Queryable, changed: readonly Entry[]) => Promise<void>;
};

/**
 * Merges a device's entries into a visitor's: of each the newest change wins. A time in the future counts as now. Returns undefined,
 * and changes nothing, if the result would exceed the limit.
 */
export async function mergeEntries<Entry extends { changedAt: string }>(
	db: Database,
	{ visitorId, lock, entries, keyOf, isRemoved, most, list, store }: Merge<Entry>,
	now: Date,
): Promise<Entry[] | undefined> {
	return db.transaction(async (tx) => {
		// Without the lock, two devices at once would each find room.
		await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${visitorId}, ${lock}))`);
		const before = await list(tx);
		const newest = new Map(before.map((entry) => [keyOf(entry), entry]));
		for (const entry of entries.map((each) => notAfter(each, now))) {
			const known = newest.get(keyOf(entry));
			if (known === undefined || known.changedAt < entry.changedAt) newest.set(keyOf(entry), entry);
		}
		const merged = [...newest.values()];
		if (merged.filter((entry) => !isRemoved(entry)).length > most) return undefined;
		await store(
			tx,
			merged.filter((entry) => !before.includes(entry)),
		);
		return list(tx);
	});
}

/** Caps a time at now, and normalises it so that times compare as texts. */
function notAfter<Entry extends { changedAt: string }>(entry: Entry, now: Date): Entry {
	return { ...entry, changedAt: new Date(Math.min(Date.parse(entry.changedAt), now.getTime())).toISOString() };
}

type Columns = {
	table: PgTable;
	visitorId: AnyPgColumn;
	key: AnyPgColumn;
	changedAt: AnyPgColumn;
	isRemoved: SQL | AnyPgColumn;
};

export async function dropOldestRemoved(
	tx: Queryable,
	{ table, visitorId, key, changedAt, isRemoved }: Columns,
	{ owner, most }: { owner: string; most: number },
): Promise<void> {
	const surplus = tx
		.select({ key })
		.from(table)
		.where(eq(visitorId, owner))
		.orderBy(asc(isRemoved), desc(changedAt), asc(key))
		.offset(most);
	await tx.delete(table).where(and(eq(visitorId, owner), sql`${key} IN (${surplus})`));
}
