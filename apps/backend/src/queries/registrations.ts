import { Consent } from "@uchit/contract/account.ts";
import { AGE_BANDS } from "@uchit/contract/account-options.ts";
import { and, desc, eq, gt, lt } from "drizzle-orm";
import * as z from "zod";
import type { Queryable } from "#backend/db/client.ts";
import { registrations } from "#backend/db/schema/visitor.ts";
import { lookupOf, type NormalisedContact } from "#backend/personal/contact.ts";
import type { Personal } from "#backend/personal/keys.ts";
import { open, seal } from "#backend/personal/seal.ts";
import { openContact, sealContact } from "#backend/personal/sealed-contact.ts";
import type { NewVisitor } from "#backend/queries/visitors.ts";

/** Keeps a registration until its contact is verified, for a day. Gives its id. */
export async function keepRegistration(db: Queryable, personal: Personal, waiting: NewVisitor): Promise<string> {
	const { keys, now } = personal;
	const { contact, guardian, ...rest } = waiting;
	const verified = guardian && {
		name: guardian.name,
		contact: sealContact(keys, guardian.contact),
		verifiedAt: guardian.verifiedAt.toISOString(),
	};
	const sealed = seal(keys, JSON.stringify({ ...rest, guardian: verified }));
	const lookup = lookupOf(keys, contact);
	const [row] = await db
		.insert(registrations)
		.values({ lookup, sealed, createdAt: now })
		.returning({ id: registrations.id });
	if (row === undefined) throw new Error("The registration was not kept");
	return row.id;
}

/** The newest registration that waits for this contact; it, and older ones, wait no longer. */
export async function takeRegistration(
	tx: Queryable,
	personal: Personal,
	contact: NormalisedContact,
): Promise<NewVisitor | undefined> {
	const { keys, now } = personal;
	const isTheirs = eq(registrations.lookup, lookupOf(keys, contact));
	const [row] = await tx
		.select()
		.from(registrations)
		.where(and(isTheirs, gt(registrations.createdAt, dayBefore(now))))
		.orderBy(desc(registrations.createdAt), desc(registrations.id))
		.limit(1);
	if (row === undefined) return undefined;
	await tx.delete(registrations).where(isTheirs);
	const { guardian, ...rest } = Sealed.parse(JSON.parse(open(keys, row.sealed)));
	const verified = guardian && { ...guardian, contact: openContact(keys, guardian.contact) };
	return { ...rest, contact, guardian: verified };
}

export async function forgetRegistrations(db: Queryable, now: Date): Promise<void> {
	await db.delete(registrations).where(lt(registrations.createdAt, dayBefore(now)));
}

const Sealed = z.object({
	name: z.string(),
	ageBand: z.enum(AGE_BANDS),
	language: z.enum(["en", "hi"]),
	consents: z.array(Consent),
	extra: z.record(z.string(), z.unknown()).default({}),
	guardian: z
		.object({
			name: z.string().optional(),
			contact: z.string(),
			verifiedAt: z.iso.datetime().transform((at) => new Date(at)),
		})
		.optional(),
});

const DAY_MS = 86_400_000;

function dayBefore(now: Date): Date {
	return new Date(now.getTime() - DAY_MS);
}
