import {
	type ApplicationEntry,
	ApplicationForm,
	MAX_APPLICATION_ENTRIES,
	MAX_APPLICATIONS,
} from "@uchit/contract/application.ts";
import { asc, eq, sql } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { visitorApplications } from "#backend/db/schema/visitor.ts";
import { decrypt, encrypt } from "#backend/personal/encrypt.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { dropOldestRemoved, mergeEntries } from "./merge-entries.ts";

type Parts = { db: Database; keys: PersonalKeys };

/** Includes the removed ones. */
export async function listApplications(
	db: Queryable,
	keys: PersonalKeys,
	visitorId: string,
): Promise<ApplicationEntry[]> {
	const rows = await db
		.select()
		.from(visitorApplications)
		.where(eq(visitorApplications.visitorId, visitorId))
		.orderBy(asc(visitorApplications.changedAt), asc(visitorApplications.id));
	return rows.map(({ id, sealed, changedAt }) => ({
		id,
		...(sealed !== null && { form: ApplicationForm.parse(JSON.parse(decrypt(keys, sealed))) }),
		changedAt: changedAt.toISOString(),
	}));
}

/** Merges a device's forms; undefined if they are too many. */
export async function mergeApplications(
	{ db, keys }: Parts,
	{ visitorId, entries }: { visitorId: string; entries: readonly ApplicationEntry[] },
	now: Date,
): Promise<ApplicationEntry[] | undefined> {
	const merge = {
		...{ visitorId, lock: 12, entries, most: MAX_APPLICATIONS },
		keyOf: ({ id }: ApplicationEntry) => id,
		isRemoved: ({ form }: ApplicationEntry) => form === undefined,
		list: (tx: Queryable) => listApplications(tx, keys, visitorId),
		store: async (tx: Queryable, changed: readonly ApplicationEntry[]) => {
			const rows = changed.map(({ id, form, changedAt }) => ({
				...{ visitorId, id, changedAt: new Date(changedAt) },
				sealed: form === undefined ? null : encrypt(keys, JSON.stringify(form)),
			}));
			if (rows.length > 0) await upsert(tx, rows);
			await dropOldestRemoved(tx, COLUMNS, { owner: visitorId, most: MAX_APPLICATION_ENTRIES });
		},
	};
	return mergeEntries(db, merge, now);
}

const COLUMNS = {
	table: visitorApplications,
	visitorId: visitorApplications.visitorId,
	key: visitorApplications.id,
	changedAt: visitorApplications.changedAt,
	isRemoved: sql`${visitorApplications.sealed} IS NULL`,
};

async function upsert(tx: Queryable, rows: (typeof visitorApplications.$inferInsert)[]): Promise<void> {
	await tx
		.insert(visitorApplications)
		.values(rows)
		.onConflictDoUpdate({
			target: [visitorApplications.visitorId, visitorApplications.id],
			set: { sealed: sql`excluded.sealed`, changedAt: sql`excluded.changed_at` },
		});
}

export async function removeApplications(db: Queryable, visitorId: string): Promise<void> {
	await db.delete(visitorApplications).where(eq(visitorApplications.visitorId, visitorId));
}
