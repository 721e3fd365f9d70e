import type { Contact } from "@uchit/contract/account.ts";
import { LeadContacts } from "@uchit/contract/lead.ts";
import { type SQL, sql } from "drizzle-orm";
import { leads } from "#backend/db/schema/content/lead.ts";
import { decrypt, encrypt } from "#backend/personal/encrypt.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";

type ContactsToEncrypt = {
	contact: Contact;
	guardian?: { name?: string | undefined; contact: Contact } | undefined;
};

export function encryptLead(keys: PersonalKeys, { contact, guardian }: ContactsToEncrypt): string {
	const plain = ({ kind, value }: Contact) => ({ kind, value });
	const parent = guardian && { name: guardian.name, contact: plain(guardian.contact) };
	return encrypt(keys, JSON.stringify({ contact: plain(contact), guardian: parent }));
}

/** Throws DecryptionError. */
export function decryptLead(keys: PersonalKeys, sealed: string): LeadContacts {
	return LeadContacts.parse(JSON.parse(decrypt(keys, sealed)));
}

export function isEncryptedUnder({ encryption }: PersonalKeys): SQL {
	const ids = sql.join(
		encryption.map(({ id }) => sql`${id}`),
		sql`, `,
	);
	return sql`split_part(${leads.sealed}, '.', 2) IN (${ids})`;
}
