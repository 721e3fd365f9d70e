import type { Me, Visitor } from "@uchit/contract/account.ts";
import { eq } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { type Template, visitorContacts, visitors } from "#backend/db/schema/visitor.ts";
import { queueMessage } from "#backend/delivery/queries/outgoing-messages.ts";
import { maskContact } from "#backend/personal/contact.ts";
import { decryptContact } from "#backend/personal/encrypted-contact.ts";
import type { Personal, PersonalKeys } from "#backend/personal/keys.ts";
import { usableHolderOf, useToken } from "./otp-tokens.ts";
import { addContact, listContactRows, lockContact } from "./visitors.ts";

/** In full, not masked; the oldest first. */
export async function listContacts(db: Queryable, keys: PersonalKeys, visitorId: string): Promise<Me["contacts"]> {
	const rows = await listContactRows(db, visitorId);
	return rows.map(({ id, kind, sealed, verifiedAt }) => ({
		id,
		kind,
		value: decryptContact(keys, sealed).value,
		verifiedAt: verifiedAt.toISOString(),
	}));
}

export async function notifyVisitor(
	tx: Queryable,
	personal: Personal,
	letter: {
		visitor: { id: string; language: Visitor["language"] };
		template: Template;
		values: Record<string, string>;
	},
): Promise<void> {
	const { visitor, template, values } = letter;
	for (const { sealed } of await listContactRows(tx, visitor.id)) {
		const to = decryptContact(personal.keys, sealed);
		await queueMessage(tx, personal, { to, template, values, language: visitor.language });
	}
}

const MAX_CONTACTS = 10;

export type AddOutcome = "added" | "bad-token" | "taken" | "too-many";

export async function addVerifiedContact(
	db: Database,
	personal: Personal,
	{ visitor, token }: { visitor: Visitor; token: string },
): Promise<AddOutcome> {
	return db.transaction(async (tx) => {
		await lockVisitor(tx, visitor.id);
		const holder = await usableHolderOf(tx, personal, { token, purpose: "add-contact" });
		if (holder === undefined) return "bad-token";
		if ((await listContactRows(tx, visitor.id)).length >= MAX_CONTACTS) return "too-many";
		const owner = await ownerOf(tx, holder.lookup);
		await useToken(tx, personal, token);
		if (owner !== undefined) return owner === visitor.id ? "added" : "taken";
		const values = { contact: maskContact(holder.contact) };
		await notifyVisitor(tx, personal, { visitor, template: "contact-added", values });
		const isAdded = await addContact(tx, personal, { visitorId: visitor.id, contact: holder.contact });
		return isAdded ? "added" : "taken";
	});
}

export type RemoveOutcome = "removed" | "unknown" | "last";

/** Removes a contact, never the last one, and notifies it and the others. */
export async function removeContact(
	db: Database,
	personal: Personal,
	{ visitor, id }: { visitor: Visitor; id: string },
): Promise<RemoveOutcome> {
	return db.transaction(async (tx) => {
		await lockVisitor(tx, visitor.id);
		const rows = await listContactRows(tx, visitor.id);
		const row = rows.find((contact) => contact.id === id);
		if (row === undefined) return "unknown";
		if (rows.length === 1) return "last";
		const values = { contact: maskContact(decryptContact(personal.keys, row.sealed)) };
		await notifyVisitor(tx, personal, { visitor, template: "contact-removed", values });
		await tx.delete(visitorContacts).where(eq(visitorContacts.id, id));
		return "removed";
	});
}

/** Locks the visitor: two removals at once could each leave one contact and together none. */
async function lockVisitor(tx: Queryable, id: string): Promise<void> {
	await tx.select({ id: visitors.id }).from(visitors).where(eq(visitors.id, id)).for("update");
}

async function ownerOf(tx: Queryable, lookup: string): Promise<string | undefined> {
	await lockContact(tx, lookup);
	const [row] = await tx
		.select({ visitor: visitorContacts.visitorId })
		.from(visitorContacts)
		.where(eq(visitorContacts.lookup, lookup));
	return row?.visitor;
}
