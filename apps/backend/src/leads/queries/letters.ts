import type { Queryable } from "#backend/db/client.ts";
import { TEMPLATES } from "#backend/db/schema/visitor.ts";
import { queueMessage } from "#backend/delivery/queries/outgoing-messages.ts";
import type { NormalisedContact } from "#backend/personal/contact.ts";
import type { Personal } from "#backend/personal/keys.ts";

/** What is written to whoever left a lead; the words stand with those of the other letters. */
const LEAD_LETTERS = ["privacy-link", "lead-expiring", "complaint-received", "lead-received", "lead-answer"] as const;
export type LeadLetter = (typeof LEAD_LETTERS)[number];

/** Queues a letter in the transaction of what it tells. One that has no words yet is not written. */
export async function queueLetter(
	tx: Queryable,
	personal: Personal,
	{
		letter,
		...to
	}: { letter: LeadLetter; to: NormalisedContact; values: Record<string, string>; language: "en" | "hi" },
): Promise<void> {
	const template = TEMPLATES.find((known) => known === String(letter));
	if (template !== undefined) await queueMessage(tx, personal, { ...to, template });
}
