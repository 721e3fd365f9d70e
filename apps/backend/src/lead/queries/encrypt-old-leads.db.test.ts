import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { lookupOf, normaliseContact } from "#backend/personal/contact.ts";
import { keysOf } from "#backend/personal/keys.ts";
import { newEmail } from "#backend/testing/accounts.ts";
import { useLeads } from "#backend/testing/leads.ts";
import { encryptOldLeads } from "./encrypt-old-leads.ts";

const { backend, rowsOf } = await useLeads();
const { db } = backend;

test("an old unencrypted lead is encrypted and found; one without a usable contact is deleted", async () => {
	const keys = keysOf(backend.env);
	const contact = newEmail();
	const insert = (value: string) =>
		db.execute<{ id: string }>(
			sql`INSERT INTO lead (name, contact) VALUES ('Old', ${JSON.stringify({ kind: "email", value })}::jsonb) RETURNING id`,
		);
	const id = String((await insert(contact.value)).rows[0]?.id);
	const gone = String((await insert("nobody")).rows[0]?.id);
	await encryptOldLeads(db, keys);
	const [row] = await rowsOf("lead", id);
	expect(row).toMatchObject({
		contact: { value: "a•••@example.org" },
		lookup: lookupOf(keys, normaliseContact(contact)),
	});
	expect(await rowsOf("lead", gone)).toEqual([]);
});
