import { eq } from "drizzle-orm";
import { requireTokenOf, useToken } from "#backend/account/queries/otp-tokens.ts";
import { requireGuardian } from "#backend/account/queries/sign-in.ts";
import type { Queryable } from "#backend/db/client.ts";
import { doNotContact } from "#backend/db/schema/lead.ts";
import { BadField } from "#backend/errors.ts";
import type { NewLead } from "#backend/lead/rules/new-lead.ts";
import { lookupOf } from "#backend/personal/contact.ts";
import type { Personal } from "#backend/personal/keys.ts";

const WANTS_NO_CONTACT =
	"the owner of this contact asked not to be contacted: request a code with the purpose lead to prove that it is yours";

/** Uses up a token of the contact. Without one, refuses contacts whose owner wants no contact. Throws BadField. */
export async function useContactToken(tx: Queryable, personal: Personal, { contact, token }: NewLead): Promise<void> {
	const lookup = lookupOf(personal.keys, contact);
	const isOwners = eq(doNotContact.lookup, lookup);
	if (token === undefined) {
		const [owner] = await tx.select().from(doNotContact).where(isOwners);
		if (owner !== undefined) throw new BadField("contact", WANTS_NO_CONTACT, { code: "left-alone" });
		return;
	}
	await requireTokenOf(tx, personal, { token, purpose: "lead", lookup });
	await useToken(tx, personal, token);
	// The owner has now requested contact again.
	await tx.delete(doNotContact).where(isOwners);
}

/** Under 18, uses up the token of the guardian, who proved their own contact by a code. Returns when. Throws BadField. */
export async function useGuardianToken(
	tx: Queryable,
	personal: Personal,
	{ ageBand, guardian, contact: studentContact }: NewLead,
): Promise<Date | undefined> {
	if (ageBand !== "under-18") return undefined;
	const of = { guardian, studentContact, purpose: "lead-guardian", uses: true } as const;
	return (await requireGuardian(tx, personal, of)).verifiedAt;
}
