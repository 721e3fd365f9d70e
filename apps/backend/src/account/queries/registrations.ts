import { DAY_MS } from "@uchit/contract/duration.ts";
import { and, desc, eq, gt, lt } from "drizzle-orm";
import * as z from "zod";
import type { Queryable } from "#backend/db/client.ts";
import { registrations } from "#backend/db/schema/visitor.ts";
import { lookupOf, type NormalisedContact } from "#backend/personal/contact.ts";
import { decrypt, encrypt } from "#backend/personal/encrypt.ts";
import type { Personal, PersonalKeys } from "#backend/personal/keys.ts";

/** The only fields that a registration prefills, since anybody could have sent it. */
const PrefilledFields = z.object({ name: z.string(), language: z.enum(["en", "hi"]) });
type PrefilledFields = z.infer<typeof PrefilledFields>;

export async function storeRegistration(
	db: Queryable,
	{ keys, now }: Personal,
	{ contact, name, language }: PrefilledFields & { contact: NormalisedContact },
): Promise<string> {
	const sealed = encrypt(keys, JSON.stringify({ name, language }));
	const lookup = lookupOf(keys, contact);
	const [row] = await db
		.insert(registrations)
		.values({ lookup, sealed, createdAt: now })
		.returning({ id: registrations.id });
	if (row === undefined) throw new Error("Inserting the registration returned no row");
	return row.id;
}

export async function getPrefilledFields(
	db: Queryable,
	{ keys, now }: Personal,
	contact: NormalisedContact,
): Promise<PrefilledFields | undefined> {
	const isTheirs = eq(registrations.lookup, lookupOf(keys, contact));
	const [row] = await db
		.select()
		.from(registrations)
		.where(and(isTheirs, gt(registrations.createdAt, dayBefore(now))))
		.orderBy(desc(registrations.createdAt), desc(registrations.id))
		.limit(1);
	return row && PrefilledFields.parse(JSON.parse(decrypt(keys, row.sealed)));
}

export async function endRegistrations(tx: Queryable, keys: PersonalKeys, contact: NormalisedContact): Promise<void> {
	await tx.delete(registrations).where(eq(registrations.lookup, lookupOf(keys, contact)));
}

export async function forgetRegistrations(db: Queryable, now: Date): Promise<void> {
	await db.delete(registrations).where(lt(registrations.createdAt, dayBefore(now)));
}

function dayBefore(now: Date): Date {
	return new Date(now.getTime() - DAY_MS);
}
