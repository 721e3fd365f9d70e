import { MOST_SHORTLISTED, type ShortlistEntry } from "@uchit/contract/account.ts";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { shortlists } from "#backend/db/schema/visitor.ts";
import { wakeAlert } from "./shortlist-alerts.ts";

/** The colleges of a visitor, in their order; those that were removed come last. */
export async function listShortlist(db: Queryable, visitorId: string): Promise<ShortlistEntry[]> {
	const { isRemoved, position, college } = shortlists;
	const rows = await db
		.select()
		.from(shortlists)
		.where(eq(shortlists.visitorId, visitorId))
		.orderBy(asc(isRemoved), asc(position), asc(college));
	return rows.map(({ visitorId: _, changedAt, ...entry }) => ({ ...entry, changedAt: changedAt.toISOString() }));
}

/**
 * Merges a device's list: for each college the newest change wins. A time in the future counts as now. Returns
 * undefined, and changes nothing, if the result would exceed the limit.
 */
export async function mergeShortlist(
	db: Database,
	{ visitorId, entries }: { visitorId: string; entries: readonly ShortlistEntry[] },
	now: Date,
): Promise<ShortlistEntry[] | undefined> {
	return db.transaction(async (tx) => {
		// Two devices at once would each find room.
		await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${visitorId}, 11))`);
		const rows = newestOfEach(entries).map((entry) => toRow(visitorId, entry, now));
		const liveCount = await countLive(tx, visitorId, rows);
		if (liveCount > MOST_SHORTLISTED) return undefined;
		if (rows.length > 0) await upsert(tx, rows);
		await dropOldestRemoved(tx, visitorId);
		await wakeAlert(tx, visitorId, now);
		return listShortlist(tx, visitorId);
	});
}

type Row = typeof shortlists.$inferInsert;

function newestOfEach(entries: readonly ShortlistEntry[]): ShortlistEntry[] {
	const newest = new Map<string, ShortlistEntry>();
	for (const entry of entries) {
		const known = newest.get(entry.college);
		if (known === undefined || Date.parse(known.changedAt) < Date.parse(entry.changedAt))
			newest.set(entry.college, entry);
	}
	return [...newest.values()];
}

function toRow(visitorId: string, { changedAt, ...entry }: ShortlistEntry, now: Date): Row {
	return { visitorId, ...entry, changedAt: new Date(Math.min(Date.parse(changedAt), now.getTime())) };
}

async function upsert(tx: Queryable, rows: Row[]): Promise<void> {
	await tx
		.insert(shortlists)
		.values(rows)
		.onConflictDoUpdate({
			target: [shortlists.visitorId, shortlists.college],
			set: {
				note: sql`excluded.note`,
				position: sql`excluded.position`,
				isRemoved: sql`excluded.is_removed`,
				changedAt: sql`excluded.changed_at`,
			},
			setWhere: sql`${shortlists.changedAt} < excluded.changed_at`,
		});
}

/** How many colleges would stand in the list. */
async function countLive(tx: Queryable, visitorId: string, rows: readonly Row[]): Promise<number> {
	const live = new Map<string, { isRemoved: boolean; at: number }>();
	for (const { college, isRemoved, changedAt } of await listShortlist(tx, visitorId)) {
		live.set(college, { isRemoved, at: Date.parse(changedAt) });
	}
	for (const { college, isRemoved = false, changedAt } of rows) {
		const known = live.get(college);
		if (known === undefined || known.at < changedAt.getTime())
			live.set(college, { isRemoved, at: changedAt.getTime() });
	}
	return [...live.values()].filter((entry) => !entry.isRemoved).length;
}

async function dropOldestRemoved(tx: Queryable, visitorId: string): Promise<void> {
	const { isRemoved, changedAt, college } = shortlists;
	const surplus = tx
		.select({ college })
		.from(shortlists)
		.where(eq(shortlists.visitorId, visitorId))
		.orderBy(asc(isRemoved), desc(changedAt), asc(college))
		.offset(MOST_SHORTLISTED);
	await tx.delete(shortlists).where(and(eq(shortlists.visitorId, visitorId), sql`${college} IN (${surplus})`));
}
