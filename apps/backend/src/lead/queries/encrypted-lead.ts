import { Contact } from "@uchit/contract/account.ts";
import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { leads } from "#backend/db/schema/content/lead.ts";
import { type NormalisedContact, normaliseContact } from "#backend/personal/contact.ts";
import { decrypt, encrypt } from "#backend/personal/encrypt.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";

export type Reachable = {
	contact: NormalisedContact;
	guardian?: { name?: string | undefined; contact: NormalisedContact } | undefined;
};

const Sealed = z.object({
	contact: Contact,
	guardian: z.object({ name: z.string().optional(), contact: Contact }).optional(),
});

export function encryptLead(keys: PersonalKeys, { contact, guardian }: Reachable): string {
	const parent = guardian && { name: guardian.name, contact: toPlainContact(guardian.contact) };
	return encrypt(keys, JSON.stringify({ contact: toPlainContact(contact), guardian: parent }));
}

export function toPlainContact({ kind, value }: NormalisedContact) {
	return { kind, value };
}

/** Throws DecryptionError. */
export function decryptLead(keys: PersonalKeys, sealed: string): Reachable {
	const { contact, guardian } = Sealed.parse(JSON.parse(decrypt(keys, sealed)));
	return {
		contact: normaliseContact(contact),
		...(guardian && { guardian: { name: guardian.name, contact: normaliseContact(guardian.contact) } }),
	};
}

export function isEncryptedUnder({ encryption }: PersonalKeys): SQL {
	const ids = sql.join(
		encryption.map(({ id }) => sql`${id}`),
		sql`, `,
	);
	return sql`split_part(${leads.sealed}, '.', 2) IN (${ids})`;
}
