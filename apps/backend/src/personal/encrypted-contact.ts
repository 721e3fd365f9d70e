import { Contact } from "@uchit/contract/account.ts";
import { type NormalisedContact, normaliseContact } from "#backend/personal/contact.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { decrypt, encrypt } from "./encrypt.ts";

export function encryptContact(keys: PersonalKeys, { kind, value }: NormalisedContact): string {
	return encrypt(keys, JSON.stringify({ kind, value }));
}

/** Throws DecryptionError. */
export function decryptContact(keys: PersonalKeys, sealed: string): NormalisedContact {
	return normaliseContact(Contact.parse(JSON.parse(decrypt(keys, sealed))));
}
