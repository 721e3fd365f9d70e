import { sql } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { integer, text, uuid } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { DecryptionError, decrypt, encrypt } from "#backend/personal/encrypt.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { isEncryptedUnder } from "./encrypted-under.ts";

/** Tables whose encrypted data outlive a day or a month; in others they expire before a key does. */
const PLACES = [
	{ table: "lead", key: "id", sealed: "sealed" },
	{ table: "visitor_contacts", key: "id", sealed: "sealed" },
	{ table: "guardians", key: "visitor_id", sealed: "sealed" },
	{ table: "visitors", key: "id", sealed: "extra ->> 'sealed'" },
] as const;
type Place = (typeof PLACES)[number];

/** Tables whose data expire: an older key must stay while they contain data under it. */
const SHORT_LIVED = [
	"registrations",
	"outgoing_messages",
	"kept_answers",
	"otp_codes",
	"otp_tokens",
	"document_pages",
	"document_uploads",
] as const;

const BATCH_SIZE = 200;

export type RotationResult = {
	done: number;
	/** Rows that still need an older key. At 0 the older keys can be removed from PERSONAL_KEYS. */
	left: number;
	/** Rows of `left` whose key this program lacks. */
	unknown: number;
};

/** Re-encrypts under the newest key in small transactions. It can be stopped and resumed at any moment, and run concurrently. */
export async function rotateKeys(db: Database, keys: PersonalKeys): Promise<RotationResult> {
	let done = 0;
	for (const place of PLACES) done += await rotatePlace(db, keys, place);
	const [left, unknown] = [await countLeft(db, keys, "newest"), await countLeft(db, keys, "all")];
	return { done, left, unknown };
}

async function rotatePlace(db: Database, keys: PersonalKeys, place: Place): Promise<number> {
	const [, ...older] = keys.encryption;
	/** Damaged rows, skipped so that they do not block others; they count in `left`. */
	const damaged = new Set<string>();
	let done = 0;
	for (let isMore = older.length > 0; isMore; ) {
		const { renewed, broken } = await rotateSome(db, keys, { place, damaged: [...damaged] });
		for (const key of broken) damaged.add(key);
		done += renewed;
		isMore = renewed + broken.length > 0;
	}
	return done;
}

async function rotateSome(
	db: Database,
	keys: PersonalKeys,
	{ place: { table, key, sealed }, damaged }: { place: Place; damaged: string[] },
): Promise<{ renewed: number; broken: string[] }> {
	return db.transaction(async (tx) => {
		const rows = await readRows(tx, { key: uuid, text })`
			SELECT ${sql.raw(key)} AS key, ${sql.raw(sealed)} AS text FROM ${sql.identifier(table)}
			WHERE ${isEncryptedUnder(keys.encryption.slice(1), sql.raw(sealed))}
				AND ${sql.raw(key)}::text NOT IN (SELECT jsonb_array_elements_text(${JSON.stringify(damaged)}::jsonb))
			LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED`;
		const opened = rows.map(({ key: id, text }) => ({ id, renewed: reencrypt(keys, text) }));
		const good = opened.flatMap(({ id, renewed }) =>
			renewed === undefined ? [] : [sql`(${id}::uuid, ${renewed}::text)`],
		);
		const broken = opened.filter(({ renewed }) => renewed === undefined).map(({ id }) => id);
		if (good.length === 0) return { renewed: 0, broken };
		const set = table === "visitors" ? sql`extra = jsonb_build_object('sealed', n.text)` : sql`sealed = n.text`;
		await tx.execute(sql`
			UPDATE ${sql.identifier(table)} t SET ${set} FROM (VALUES ${sql.join(good, sql`, `)}) AS n (key, text)
			WHERE t.${sql.raw(key)} = n.key`);
		return { renewed: good.length, broken };
	});
}

function reencrypt(keys: PersonalKeys, text: string): string | undefined {
	try {
		return encrypt(keys, decrypt(keys, text));
	} catch (error) {
		if (error instanceof DecryptionError) return undefined;
		throw error;
	}
}

async function countLeft(db: Queryable, keys: PersonalKeys, known: "newest" | "all"): Promise<number> {
	const keysToTry = known === "newest" ? keys.encryption.slice(0, 1) : keys.encryption;
	const places = [...PLACES, ...SHORT_LIVED.map((table) => ({ table, sealed: "sealed" }))];
	const counts = places.map(
		({ table, sealed }) =>
			sql`SELECT count(*) AS n FROM ${sql.identifier(table)} WHERE ${sql.raw(sealed)} <> '' AND NOT ${isEncryptedUnder(keysToTry, sql.raw(sealed))}`,
	);
	const [row] = await readRows(db, { n: integer })`
		SELECT sum(n)::int AS n FROM (${sql.join(counts, sql` UNION ALL `)}) c`;
	return row?.n ?? 0;
}
