import { Contact } from "@uchit/contract/account.ts";
import { sql } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { jsonObject, uuid } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { BadContact, lookupOf, maskContact, normaliseContact } from "#backend/personal/contact.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { encryptLead } from "./encrypted-lead.ts";

const BATCH_SIZE = 200;

/**
 * Encrypts the contacts of old leads, some rows at a time, and deletes leads with an unusable contact. Returns their
 * number.
 */
export async function encryptOldLeads(db: Database, keys: PersonalKeys): Promise<number> {
	let done = 0;
	for (let some = await encryptSome(db, keys); some > 0; some = await encryptSome(db, keys)) done += some;
	return done;
}

const OLD_LEAD = { id: uuid, contact: jsonObject };

function encryptSome(db: Database, keys: PersonalKeys): Promise<number> {
	return db.transaction(async (tx) => {
		const rows = await readRows(tx, OLD_LEAD)`
			SELECT id, contact FROM lead WHERE sealed = '' LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED`;
		for (const row of rows) await encryptOne(tx, keys, row);
		return rows.length;
	});
}

async function encryptOne(tx: Queryable, keys: PersonalKeys, { id, contact: was }: { id: string; contact: unknown }) {
	try {
		const contact = normaliseContact(Contact.parse(was));
		const masked = JSON.stringify({ kind: contact.kind, value: maskContact(contact) });
		await tx.execute(
			sql`UPDATE lead SET sealed = ${encryptLead(keys, { contact })}, lookup = ${lookupOf(keys, contact)}, contact = ${masked}::jsonb WHERE id = ${id}::uuid`,
		);
	} catch (error) {
		if (!(error instanceof BadContact)) throw error;
		await tx.execute(sql`DELETE FROM lead WHERE id = ${id}::uuid`);
	}
}
