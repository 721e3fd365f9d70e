import { MAX_SHORTLISTED, type ShortlistEntry } from "@uchit/contract/account.ts";
import { asc, eq, sql } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { shortlists } from "#backend/db/schema/visitor.ts";
import { dropOldestRemoved, mergeEntries } from "./merge-entries.ts";
import { wakeAlert } from "./shortlist-alerts.ts";

/** In the visitor's order; removed colleges come last. */
export async function listShortlist(db: Queryable, visitorId: string): Promise<ShortlistEntry[]> {
	const { isRemoved, position, college } = shortlists;
	const rows = await db
		.select()
		.from(shortlists)
		.where(eq(shortlists.visitorId, visitorId))
		.orderBy(asc(isRemoved), asc(position), asc(college));
	return rows.map(({ visitorId: _, changedAt, ...entry }) => ({ ...entry, changedAt: changedAt.toISOString() }));
}

export async function mergeShortlist(
	db: Database,
	{ visitorId, entries }: { visitorId: string; entries: readonly ShortlistEntry[] },
	now: Date,
): Promise<ShortlistEntry[] | undefined> {
	const merge = {
		...{ visitorId, lock: 11, entries, most: MAX_SHORTLISTED },
		keyOf: ({ college }: ShortlistEntry) => college,
		isRemoved: (entry: ShortlistEntry) => entry.isRemoved,
		list: (tx: Queryable) => listShortlist(tx, visitorId),
		store: async (tx: Queryable, changed: readonly ShortlistEntry[]) => {
			const rows = changed.map((entry) => ({ visitorId, ...entry, changedAt: new Date(entry.changedAt) }));
			if (rows.length > 0) await upsert(tx, rows);
			await dropOldestRemoved(tx, COLUMNS, { owner: visitorId, most: MAX_SHORTLISTED });
			await wakeAlert(tx, visitorId, now);
		},
	};
	return mergeEntries(db, merge, now);
}

const COLUMNS = {
	table: shortlists,
	visitorId: shortlists.visitorId,
	key: shortlists.college,
	changedAt: shortlists.changedAt,
	isRemoved: shortlists.isRemoved,
};

async function upsert(tx: Queryable, rows: (typeof shortlists.$inferInsert)[]): Promise<void> {
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
		});
}
