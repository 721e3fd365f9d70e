import type { Guardian } from "@uchit/contract/account.ts";
import type { SignInOutcome, SignUpDraft } from "@uchit/contract/internal-auth.ts";
import type { Database, Queryable } from "#backend/db/client.ts";
import { visitorAccounts } from "#backend/db/schema/visitor.ts";
import { BadField } from "#backend/errors.ts";
import {
	BadContact,
	isSameMailbox,
	lookupOf,
	maskContact,
	type NormalisedContact,
	normaliseContact,
} from "#backend/personal/contact.ts";
import type { Personal } from "#backend/personal/keys.ts";
import { usableHolderOf, useForeignToken, useToken, wasUsed } from "./otp-tokens.ts";
import { endRegistrations, getPrefilledFields } from "./registrations.ts";
import {
	createVisitor,
	getVisitorByAccount,
	getVisitorByLookup,
	lockContact,
	type VerifiedGuardian,
} from "./visitors.ts";

type Draft = SignUpDraft | undefined;

/** If this fails, the token stays valid, so that the visitor can come back with a draft. */
export function signInByToken(
	db: Database,
	personal: Personal,
	{ token, wish }: { token: string; wish?: Draft },
): Promise<SignInOutcome> {
	return db.transaction(async (tx) => {
		const holder = await usableHolderOf(tx, personal, { token, purpose: "sign-in" });
		if (holder === undefined) return { kind: "refused", reason: "bad-token" };
		const outcome = await signInByContact(tx, personal, { contact: holder.contact, wish });
		if (outcome.kind === "signed-in") await useToken(tx, personal, token);
		return outcome;
	});
}

export function signInByForeignToken(
	db: Database,
	personal: Personal,
	{ token, contact, ...rest }: { token: string; contact: NormalisedContact; name?: string | undefined; wish?: Draft },
): Promise<SignInOutcome> {
	return db.transaction(async (tx) => {
		const lookup = lookupOf(personal.keys, contact);
		await lockContact(tx, lookup);
		if (await wasUsed(tx, token)) return { kind: "refused", reason: "bad-token" };
		const outcome = await signInByContact(tx, personal, { contact, ...rest });
		if (outcome.kind === "signed-in") await useForeignToken(tx, personal, { token, lookup });
		return outcome;
	});
}

export type ProviderIdentity = {
	provider: string;
	providerAccountId: string;
	name?: string | undefined;
	/** Set only if the provider has verified it. */
	email: NormalisedContact | undefined;
	wish?: Draft;
};

/** Opening an e-mail link proves that the address is theirs. */
export function signInByEmail(
	db: Database,
	personal: Personal,
	{ email, name, wish }: ProviderIdentity,
): Promise<SignInOutcome> {
	return db.transaction(async (tx) =>
		email === undefined
			? { kind: "refused", reason: "bad-token" }
			: signInByContact(tx, personal, { contact: email, name, wish }),
	);
}

/**
 * Signs in a visitor that an OpenID Connect provider vouches for. It does not take over an account with the same e-mail
 * address: its owner has to sign in as before.
 */
export function signInByAccount(db: Database, personal: Personal, identity: ProviderIdentity): Promise<SignInOutcome> {
	const { provider, providerAccountId, email, name, wish } = identity;
	return db.transaction(async (tx) => {
		await lockContact(tx, `${provider} ${providerAccountId}`);
		const known = await getVisitorByAccount(tx, identity);
		if (known !== undefined) return { kind: "signed-in", visitor: known };
		if (email === undefined) return { kind: "refused", reason: "account-not-linked" };
		const lookup = lookupOf(personal.keys, email);
		await lockContact(tx, lookup);
		const owner = await getVisitorByLookup(tx, lookup);
		if (owner !== undefined) return { kind: "refused", reason: "account-not-linked" };
		const outcome = await signUp(tx, personal, { contact: email, name, wish });
		if (outcome.kind !== "signed-in") return outcome;
		const visitorId = outcome.visitor.id;
		await tx.insert(visitorAccounts).values({ provider, providerAccountId, visitorId, linkedAt: personal.now });
		return outcome;
	});
}

type GuardianOf = {
	guardian: Guardian | undefined;
	studentContact: NormalisedContact;
	/** A guardian's code for a lead does not consent to an account. */
	purpose?: "guardian" | "lead-guardian";
};

/** Returns a verified guardian other than the visitor; undefined otherwise. Uses up the guardian's token. */
async function useGuardianToken(
	tx: Queryable,
	personal: Personal,
	guardianOf: GuardianOf,
): Promise<VerifiedGuardian | undefined> {
	const verified = await getGuardian(tx, personal, guardianOf);
	if (verified !== undefined) await useToken(tx, personal, guardianOf.guardian?.token ?? "");
	return verified;
}

/** Like `useGuardianToken`, for a person under 18, who needs a guardian. `uses`: whether the token is used up. Throws BadField. */
export async function requireGuardian(
	tx: Queryable,
	personal: Personal,
	{ uses, ...guardianOf }: GuardianOf & { uses: boolean },
): Promise<VerifiedGuardian> {
	if (guardianOf.guardian === undefined) {
		throw new BadField("guardian", "under 18 a parent or guardian has to consent", { code: "needs-guardian" });
	}
	const verified = await (uses ? useGuardianToken : getGuardian)(tx, personal, guardianOf);
	if (verified !== undefined) return verified;
	const reason = "this is not the token of a code that was sent to the guardian's own contact";
	throw new BadField("guardian/token", reason, { code: "bad-token" });
}

/** Leaves the token unused, because nothing is agreed yet. */
async function getGuardian(
	tx: Queryable,
	personal: Personal,
	{ guardian, studentContact, purpose = "guardian" }: GuardianOf,
): Promise<VerifiedGuardian | undefined> {
	if (guardian?.token === undefined) return undefined;
	const claimed = contactOrNothing(guardian.contact);
	const holder = await usableHolderOf(tx, personal, { token: guardian.token, purpose });
	if (holder === undefined || claimed === undefined) return undefined;
	const isOther = !isSameMailbox(holder.contact, studentContact);
	if (holder.lookup !== lookupOf(personal.keys, claimed) || !isOther) return undefined;
	return { name: guardian.name, contact: holder.contact, verifiedAt: holder.verifiedAt };
}

type SignInCandidate = { contact: NormalisedContact; name?: string | undefined; wish?: Draft };

async function signInByContact(tx: Queryable, personal: Personal, candidate: SignInCandidate): Promise<SignInOutcome> {
	const lookup = lookupOf(personal.keys, candidate.contact);
	await lockContact(tx, lookup);
	const known = await getVisitorByLookup(tx, lookup);
	return known === undefined ? signUp(tx, personal, candidate) : { kind: "signed-in", visitor: known };
}

/** Creates the account if nothing that it needs is missing; the caller must lock the contact. */
async function signUp(tx: Queryable, personal: Personal, candidate: SignInCandidate): Promise<SignInOutcome> {
	const { contact, wish } = candidate;
	const name = wish?.name ?? candidate.name;
	const isAgreed = wish?.consents.some(({ purpose }) => purpose === "account") === true;
	if (wish === undefined || name === undefined || !isAgreed) {
		const filledIn = await getPrefilledFields(tx, personal, contact);
		const masked = { kind: contact.kind, masked: maskContact(contact) };
		return { kind: "needs-sign-up", contact: masked, ...(filledIn && { filledIn }) };
	}
	const isYoung = wish.ageBand === "under-18";
	const guardian = isYoung
		? await useGuardianToken(tx, personal, { guardian: wish.guardian, studentContact: contact })
		: undefined;
	if (isYoung && guardian === undefined) return { kind: "needs-guardian" };
	const { ageBand, language, consents } = wish;
	const visitor = await createVisitor(tx, personal, { name, ageBand, language, consents, contact, guardian });
	await endRegistrations(tx, personal.keys, contact);
	return { kind: "signed-in", visitor };
}

function contactOrNothing(contact: Guardian["contact"]): NormalisedContact | undefined {
	try {
		return normaliseContact(contact);
	} catch (error) {
		if (error instanceof BadContact) return undefined;
		throw error;
	}
}
