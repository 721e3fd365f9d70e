import {
	type ApplicationEntry,
	ApplicationForm,
	MOST_APPLICATION_ENTRIES,
	MOST_APPLICATIONS,
} from "@uchit/contract/application.ts";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { visitorApplications } from "#backend/db/schema/visitor.ts";
import { decrypt, encrypt } from "#backend/personal/encrypt.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";

type Parts = { db: Database; keys: PersonalKeys };

/** The forms of a visitor, those that were removed among them. */
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

/**
 * Merges a device's forms: of each the newest change wins. A time in the future counts as now. Returns undefined, and changes
 * nothing, if the result would exceed the limit.
 */
export async function mergeApplications(
	{ db, keys }: Parts,
	{ visitorId, entries }: { visitorId: string; entries: readonly ApplicationEntry[] },
	now: Date,
): Promise<ApplicationEntry[] | undefined> {
	return db.transaction(async (tx) => {
		// Two devices at once would each find room.
		await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${visitorId}, 12))`);
		const before = await listApplications(tx, keys, visitorId);
		const merged = newestOfEach([...before, ...entries.map((entry) => notAfter(entry, now))]);
		if (merged.filter(({ form }) => form !== undefined).length > MOST_APPLICATIONS) return undefined;
		const rows = merged
			.filter((entry) => !before.includes(entry))
			.map(({ id, form, changedAt }) => ({
				...{ visitorId, id, changedAt: new Date(changedAt) },
				sealed: form === undefined ? null : encrypt(keys, JSON.stringify(form)),
			}));
		if (rows.length > 0)
			await tx
				.insert(visitorApplications)
				.values(rows)
				.onConflictDoUpdate({
					target: [visitorApplications.visitorId, visitorApplications.id],
					set: { sealed: sql`excluded.sealed`, changedAt: sql`excluded.changed_at` },
				});
		await dropOldestRemoved(tx, visitorId);
		return listApplications(tx, keys, visitorId);
	});
}

/** Removes all forms of a visitor. */
export async function removeApplications(db: Queryable, visitorId: string): Promise<void> {
	await db.delete(visitorApplications).where(eq(visitorApplications.visitorId, visitorId));
}

function notAfter(entry: ApplicationEntry, now: Date): ApplicationEntry {
	return { ...entry, changedAt: new Date(Math.min(Date.parse(entry.changedAt), now.getTime())).toISOString() };
}

function newestOfEach(entries: readonly ApplicationEntry[]): ApplicationEntry[] {
	const newest = new Map<string, ApplicationEntry>();
	for (const entry of entries) {
		const known = newest.get(entry.id);
		if (known === undefined || known.changedAt < entry.changedAt) newest.set(entry.id, entry);
	}
	return [...newest.values()];
}

async function dropOldestRemoved(tx: Queryable, visitorId: string): Promise<void> {
	const { sealed, changedAt, id } = visitorApplications;
	const surplus = tx
		.select({ id })
		.from(visitorApplications)
		.where(eq(visitorApplications.visitorId, visitorId))
		.orderBy(sql`${sealed} IS NULL`, desc(changedAt), asc(id))
		.offset(MOST_APPLICATION_ENTRIES);
	await tx
		.delete(visitorApplications)
		.where(and(eq(visitorApplications.visitorId, visitorId), sql`${id} IN (${surplus})`));
}
