import { and, eq, lt } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { emailLinks } from "#backend/db/schema/otp.ts";
import { lookupOf, type NormalisedContact } from "#backend/personal/contact.ts";
import type { Personal } from "#backend/personal/keys.ts";

export type LinkKey = { email: NormalisedContact; token: string };

export async function storeEmailLink(
	db: Queryable,
	{ keys }: Personal,
	link: LinkKey & { expiresAt: Date },
): Promise<void> {
	const row = { token: link.token, lookup: lookupOf(keys, link.email), expiresAt: link.expiresAt };
	await db.insert(emailLinks).values(row).onConflictDoNothing();
}

/** Uses a link up and returns its expiry; undefined if it is for another address, expired or used. */
export async function useEmailLink(db: Queryable, { keys, now }: Personal, link: LinkKey): Promise<Date | undefined> {
	const isIt = and(eq(emailLinks.token, link.token), eq(emailLinks.lookup, lookupOf(keys, link.email)));
	const [row] = await db.delete(emailLinks).where(isIt).returning({ expiresAt: emailLinks.expiresAt });
	return row !== undefined && row.expiresAt > now ? row.expiresAt : undefined;
}

export async function forgetEmailLinks(db: Queryable, now: Date): Promise<void> {
	await db.delete(emailLinks).where(lt(emailLinks.expiresAt, now));
}
