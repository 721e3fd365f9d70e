import type { Database } from "#backend/db/client.ts";
import { lookupOf, type NormalisedContact } from "#backend/personal/contact.ts";
import type { Personal } from "#backend/personal/keys.ts";
import { queueLetter } from "#backend/queries/leads/letters.ts";
import type { LinkFor } from "#backend/queries/leads/retention.ts";
import { listLeadsOf } from "#backend/queries/leads/subject.ts";

/** Sends a contact the link to what stands under it, where there is anything; otherwise nobody is written to. */
export async function sendPrivacyLink(
	db: Database,
	personal: Personal,
	{ contact, language, linkFor }: { contact: NormalisedContact; language: "en" | "hi"; linkFor: LinkFor },
): Promise<void> {
	const lookup = lookupOf(personal.keys, contact);
	const found = await listLeadsOf(db, { lookups: [lookup], masked: [] });
	if (found.length === 0) return;
	const values = { url: linkFor(lookup, language) };
	await queueLetter(db, personal, { letter: "privacy-link", to: contact, values, language });
}
