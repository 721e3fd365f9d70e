import { eq } from "drizzle-orm";
import { requireTokenOf, useToken } from "#backend/account/queries/otp-tokens.ts";
import { requireGuardian } from "#backend/account/queries/sign-in.ts";
import type { Queryable } from "#backend/db/client.ts";
import { doNotContact } from "#backend/db/schema/lead.ts";
import { BadField } from "#backend/errors.ts";
import type { NewLead } from "#backend/lead/rules/new-lead.ts";
import { lookupOf } from "#backend/personal/contact.ts";
import type { Personal } from "#backend/personal/keys.ts";

const LEFT_ALONE =
	"whoever owns this contact asked not to be contacted; show by a code with the purpose lead that it is yours";

/** Checks that the token belongs to the contact. Without one, refuses contacts whose owner wants no contact. Throws BadField. */
export async function checkContact(tx: Queryable, personal: Personal, { contact, token }: NewLead): Promise<void> {
	const lookup = lookupOf(personal.keys, contact);
	const isOwners = eq(doNotContact.lookup, lookup);
	if (token === undefined) {
		const [owner] = await tx.select().from(doNotContact).where(isOwners);
		if (owner !== undefined) throw new BadField("contact", LEFT_ALONE, { code: "left-alone" });
		return;
	}
	await requireTokenOf(tx, personal, { token, purpose: "lead", lookup });
	await useToken(tx, personal, token);
	// The owner has now requested contact again.
	await tx.delete(doNotContact).where(isOwners);
}

/** Under 18, a guardian must have proved their own contact by a code, which is used up here. Throws BadField. */
export async function checkGuardian(tx: Queryable, personal: Personal, lead: NewLead): Promise<void> {
	if (lead.ageBand !== "under-18") return;
	const { guardian, contact: studentContact } = lead;
	await requireGuardian(tx, personal, { guardian, studentContact, purpose: "lead-guardian", uses: true });
}
