import { eq } from "drizzle-orm";
import { usableHolderOf, useToken } from "#backend/accounts/queries/otp-tokens.ts";
import { takeGuardian } from "#backend/accounts/queries/sign-in.ts";
import type { Queryable } from "#backend/db/client.ts";
import { doNotContact } from "#backend/db/schema/lead.ts";
import type { Personal } from "#backend/personal/keys.ts";
import type { LeadOf, Refusal } from "./taken.ts";

const NOT_ASKED =
	"whoever owns this contact asked not to be contacted; show by a code with the purpose lead that it is yours";

/** A token has to be that of the contact. Without one, nobody asks for a contact whose owner wants to be left alone. */
export async function checkContact(
	tx: Queryable,
	personal: Personal,
	{ lead, lookup, isLeftAlone }: { lead: LeadOf; lookup: string; isLeftAlone: boolean },
): Promise<Refusal | undefined> {
	if (lead.token === undefined)
		return isLeftAlone ? { field: "contact", code: "left-alone", reason: NOT_ASKED } : undefined;
	const holder = await usableHolderOf(tx, personal, { token: lead.token, purpose: "lead" });
	if (holder?.lookup !== lookup) {
		return {
			field: "token",
			code: "bad-token",
			reason: "this is not the token of a code that was sent to the contact",
		};
	}
	await useToken(tx, personal, lead.token);
	// They ask again by themselves.
	await tx.delete(doNotContact).where(eq(doNotContact.lookup, lookup));
	return undefined;
}

/** Under 18 a parent or guardian has shown a code that was sent to a contact of their own. Uses it up. */
export async function checkGuardian(tx: Queryable, personal: Personal, lead: LeadOf): Promise<Refusal | undefined> {
	if (lead.ageBand !== "under-18") return undefined;
	if (lead.guardian === undefined) {
		return { field: "guardian", code: "needs-guardian", reason: "under 18 a parent or guardian has to consent" };
	}
	const claimed = { guardian: lead.guardian, of: lead.contact, purpose: "lead-guardian" } as const;
	if ((await takeGuardian(tx, personal, claimed)) !== undefined) return undefined;
	return {
		field: "guardian/token",
		code: "bad-token",
		reason: "this is not the token of a code that was sent to the guardian's own contact",
	};
}
