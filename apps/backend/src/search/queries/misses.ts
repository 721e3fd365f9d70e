import { MIN_COUNT, MISS_KINDS, type Miss, type MissKey, type NewMisses } from "@uchit/contract/miss.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { integer, oneOf, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { misses } from "#backend/db/schema/content/miss.ts";
import { redirects } from "#backend/db/schema/content/redirect.ts";

const MAX_SHOWN = 300;
/** Bounds the storage that nonsense requests can fill. */
const MAX_PER_DAY = 5_000;
const RETENTION_DAYS = 90;
/** Rare misses are deleted sooner. */
const RARE_RETENTION_DAYS = 14;

/** Adds to the counts of a day. New words on a day that is full are not counted. */
export async function addMisses(db: Database, newMisses: NewMisses, day: string): Promise<void> {
	await db.execute(sql`
		INSERT INTO ${misses} (kind, words, day, count)
		SELECT kind, words, ${day}::date, sum(count)::integer
		FROM jsonb_to_recordset(${JSON.stringify(newMisses)}::jsonb) AS asked (kind text, words text, count integer)
		WHERE (SELECT count(*) FROM ${misses} WHERE day = ${day}::date) < ${MAX_PER_DAY}
		GROUP BY kind, words ORDER BY kind, words
		ON CONFLICT (kind, words, day) DO UPDATE SET count = ${misses.count} + excluded.count`);
}

/** Lists repeated misses, the most frequent first, without addresses that redirect by now. */
export async function listMisses(db: Database): Promise<Miss[]> {
	return readRows(
		db,
		{ kind: oneOf(MISS_KINDS), words: text, count: integer, last: text },
		sql`
			SELECT kind, words, sum(count)::integer AS count, max(day)::text AS last FROM ${misses}
			WHERE NOT (kind = 'address' AND words IN (SELECT ${redirects.from_path} FROM ${redirects}))
			GROUP BY kind, words HAVING sum(count) >= ${MIN_COUNT}
			ORDER BY sum(count) DESC, kind, words LIMIT ${MAX_SHOWN}`,
	);
}

export async function deleteMiss(db: Database, { kind, words }: MissKey): Promise<void> {
	await db.delete(misses).where(and(eq(misses.kind, kind), eq(misses.words, words)));
}

export async function forgetOldMisses(db: Database, day: string): Promise<number> {
	const { rowCount } = await db.execute(sql`
		DELETE FROM ${misses} AS old
		WHERE day < ${day}::date - ${RETENTION_DAYS}::integer OR day < ${day}::date - ${RARE_RETENTION_DAYS}::integer AND
			(SELECT sum(count) FROM ${misses} AS all_days WHERE (all_days.kind, all_days.words) = (old.kind, old.words))
				< ${MIN_COUNT}`);
	return rowCount ?? 0;
}
