import { Registered, type Registration } from "@uchit/contract/account.ts";
import type { Database, Queryable } from "#backend/db/client.ts";
import { BadField } from "#backend/errors.ts";
import { lookupOf, type NormalisedContact } from "#backend/personal/contact.ts";
import type { Personal } from "#backend/personal/keys.ts";
import { answerOnce } from "#backend/platform/queries/idempotent-replies.ts";
import { requireTokenOf } from "./otp-tokens.ts";
import { endRegistrations, storeRegistration } from "./registrations.ts";
import { requireGuardian } from "./sign-in.ts";
import { createVisitor, getVisitorByLookup, lockContact, type NewVisitor } from "./visitors.ts";

export type NewRegistration = Pick<
	Registration,
	"name" | "ageBand" | "language" | "consents" | "guardian" | "token"
> & {
	contact: NormalisedContact;
	extra: Record<string, unknown>;
};

/**
 * Registers a visitor. With a token of the contact it creates the account, and the token stays valid for signing in.
 * Without a token, anybody may have sent it: it creates no account and gives no consent, but prefills the form once the
 * contact is verified. The answer is the same whether we know the contact or not. Throws BadField, Conflict.
 */
export async function register(
	db: Database,
	personal: Personal,
	{ registration, key }: { registration: NewRegistration; key: string | undefined },
): Promise<Registered> {
	const { answer } = await answerOnce(db, personal, {
		kind: "register",
		key,
		body: registration,
		shape: Registered,
		work: async (tx) => ({ data: await registerInTransaction(tx, personal, registration) }),
	});
	return answer;
}

async function registerInTransaction(
	tx: Queryable,
	personal: Personal,
	registration: NewRegistration,
): Promise<Registered["data"]> {
	const { contact, name, ageBand, language, consents, extra, token } = registration;
	if (!consents.some(({ purpose }) => purpose === "account")) {
		throw new BadField("consents", "an account needs the consent with the purpose account", { code: "needs-consent" });
	}
	const lookup = lookupOf(personal.keys, contact);
	// Locks the token before the contact, like signing in: another order could deadlock.
	if (token !== undefined) await requireTokenOf(tx, personal, { token, purpose: "sign-in", lookup });
	await lockContact(tx, lookup);
	const known = token === undefined ? undefined : await getVisitorByLookup(tx, lookup);
	if (known !== undefined) return { id: known.id, name: known.name, isVerified: true };
	const consent = { guardian: registration.guardian, studentContact: contact, uses: token !== undefined };
	const guardian = ageBand === "under-18" ? await requireGuardian(tx, personal, consent) : undefined;
	if (token === undefined) {
		return { id: await storeRegistration(tx, personal, { contact, name, language }), name, isVerified: false };
	}
	const visitor: NewVisitor = { name, ageBand, language, consents, contact, guardian, extra };
	const made = await createVisitor(tx, personal, visitor);
	await endRegistrations(tx, personal.keys, contact);
	return { id: made.id, name: made.name, isVerified: true };
}
