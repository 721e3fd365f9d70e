import { Contact } from "@uchit/contract/account.ts";
import { type NormalisedContact, normaliseContact } from "#backend/personal/contact.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { open, seal } from "#backend/personal/seal.ts";

export function sealContact(keys: PersonalKeys, { kind, value }: NormalisedContact): string {
	return seal(keys, JSON.stringify({ kind, value }));
}

/** Throws Unopenable. */
export function openContact(keys: PersonalKeys, sealed: string): NormalisedContact {
	return normaliseContact(Contact.parse(JSON.parse(open(keys, sealed))));
}
