import type { Consent, Visitor } from "@uchit/contract/account.ts";
import { asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { guardians, visitorAccounts, visitorContacts, visitors } from "#backend/db/schema/visitor.ts";
import { lookupOf, type NormalisedContact } from "#backend/personal/contact.ts";
import { encrypt } from "#backend/personal/encrypt.ts";
import { encryptContact } from "#backend/personal/encrypted-contact.ts";
import type { Personal } from "#backend/personal/keys.ts";
import { giveConsents } from "./consents.ts";
import { ALERTS, beginAlert } from "./shortlist-alerts.ts";

export type VerifiedGuardian = { name?: string | undefined; contact: NormalisedContact; verifiedAt: Date };

export type NewVisitor = {
	name: string;
	ageBand: Visitor["ageBand"];
	language: Visitor["language"];
	contact: NormalisedContact;
	consents: readonly Consent[];
	guardian?: VerifiedGuardian | undefined;
	extra?: Record<string, unknown>;
};

const SHAPE = {
	id: visitors.id,
	name: visitors.name,
	language: visitors.language,
	ageBand: visitors.ageBand,
	sessionVersion: visitors.sessionVersion,
} as const;

export async function getVisitor(db: Queryable, id: string): Promise<Visitor | undefined> {
	const [row] = await db.select(SHAPE).from(visitors).where(eq(visitors.id, id));
	return row;
}

export async function getVisitorByLookup(db: Queryable, lookup: string): Promise<Visitor | undefined> {
	const [row] = await db
		.select(SHAPE)
		.from(visitors)
		.innerJoin(visitorContacts, eq(visitorContacts.visitorId, visitors.id))
		.where(eq(visitorContacts.lookup, lookup));
	return row;
}

export async function getVisitorByAccount(
	db: Queryable,
	{ provider, providerAccountId }: { provider: string; providerAccountId: string },
): Promise<Visitor | undefined> {
	const [row] = await db
		.select(SHAPE)
		.from(visitors)
		.innerJoin(visitorAccounts, eq(visitorAccounts.visitorId, visitors.id))
		.where(
			sql`${visitorAccounts.provider} = ${provider} AND ${visitorAccounts.providerAccountId} = ${providerAccountId}`,
		);
	return row;
}

/** Locks a contact until the transaction ends, so that a second request finds the account that the first created. */
export async function lockContact(tx: Queryable, lookup: string): Promise<void> {
	await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${lookup}, 7))`);
}

export async function createVisitor(tx: Queryable, personal: Personal, visitor: NewVisitor): Promise<Visitor> {
	const { keys, now } = personal;
	const { name, ageBand, language, contact, guardian, extra = {} } = visitor;
	const isPlain = Object.keys(extra).length === 0;
	const [made] = await tx
		.insert(visitors)
		.values({
			name,
			ageBand,
			language,
			// Encrypted, because unknown fields may contain contacts.
			extra: isPlain ? {} : { sealed: encrypt(keys, JSON.stringify(extra)) },
			createdAt: now,
		})
		.returning(SHAPE);
	if (made === undefined) throw new Error("Inserting the account returned no row");
	await addContact(tx, personal, { visitorId: made.id, contact });
	if (guardian !== undefined) await addGuardian(tx, personal, made.id, guardian);
	const by = guardian === undefined ? "self" : "guardian";
	await giveConsents(tx, { subject: made.id, channel: "sign-up", by, at: now }, visitor.consents);
	const wantsLetters = visitor.consents.some(
		({ purpose, recipient }) => purpose === ALERTS.purpose && recipient === ALERTS.recipient,
	);
	if (wantsLetters) await beginAlert(tx, made.id, now);
	return made;
}

/** False if the contact belongs to somebody already. */
export async function addContact(
	db: Queryable,
	{ keys, now }: Personal,
	{ visitorId, contact }: { visitorId: string; contact: NormalisedContact },
): Promise<boolean> {
	const lookup = lookupOf(keys, contact);
	const sealed = encryptContact(keys, contact);
	const added = await db
		.insert(visitorContacts)
		.values({ visitorId, kind: contact.kind, sealed, lookup, verifiedAt: now })
		.onConflictDoNothing({ target: visitorContacts.lookup })
		.returning({ id: visitorContacts.id });
	return added.length > 0;
}

export async function changeVisitor(
	db: Queryable,
	id: string,
	change: { name?: string | undefined; language?: Visitor["language"] | undefined },
): Promise<void> {
	const { name, language } = change;
	if (name === undefined && language === undefined) return;
	await db.update(visitors).set({ name, language }).where(eq(visitors.id, id));
}

export async function listContactRows(db: Queryable, visitorId: string) {
	return db
		.select()
		.from(visitorContacts)
		.where(eq(visitorContacts.visitorId, visitorId))
		.orderBy(asc(visitorContacts.verifiedAt), asc(visitorContacts.id));
}

async function addGuardian(tx: Queryable, { keys }: Personal, visitorId: string, guardian: VerifiedGuardian) {
	const { name, contact, verifiedAt } = guardian;
	const sealed = encryptContact(keys, contact);
	await tx
		.insert(guardians)
		.values({ visitorId, name, kind: contact.kind, sealed, lookup: lookupOf(keys, contact), verifiedAt });
}
