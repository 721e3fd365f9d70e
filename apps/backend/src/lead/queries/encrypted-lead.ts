import type { Contact } from "@uchit/contract/account.ts";
import { LeadContacts } from "@uchit/contract/lead.ts";
import { decrypt, encrypt } from "#backend/personal/encrypt.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";

export function encryptLead(keys: PersonalKeys, { contact, guardian }: LeadContacts): string {
	const plain = ({ kind, value }: Contact) => ({ kind, value });
	const parent = guardian && {
		name: guardian.name,
		contact: plain(guardian.contact),
		verifiedAt: guardian.verifiedAt,
	};
	return encrypt(keys, JSON.stringify({ contact: plain(contact), guardian: parent }));
}

/** Throws DecryptionError. */
export function decryptLead(keys: PersonalKeys, sealed: string): LeadContacts {
	return LeadContacts.parse(JSON.parse(decrypt(keys, sealed)));
}
