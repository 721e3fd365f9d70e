import { createHash, randomBytes } from "node:crypto";
import type { OtpPurpose } from "@uchit/contract/account.ts";
import { and, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { otpTokens } from "#backend/db/schema/otp.ts";
import { BadField } from "#backend/errors.ts";
import type { NormalisedContact } from "#backend/personal/contact.ts";
import { decryptContact } from "#backend/personal/encrypted-contact.ts";
import type { Personal } from "#backend/personal/keys.ts";

export const TOKEN_LIFE_SECONDS = 600;
const TOKEN_BYTES = 32;

export type TokenHolder = { contact: NormalisedContact; lookup: string; purpose: OtpPurpose; verifiedAt: Date };

export async function issueToken(
	db: Queryable,
	{ now }: Personal,
	contact: { lookup: string; sealed: string; purpose: OtpPurpose },
): Promise<string> {
	const token = randomBytes(TOKEN_BYTES).toString("base64url");
	const expiresAt = new Date(now.getTime() + TOKEN_LIFE_SECONDS * 1000);
	await db.insert(otpTokens).values({ hash: hashOf(token), ...contact, expiresAt });
	return token;
}

/** Returns a token's holder until it expires, even after use. Reading does not use it up. */
export async function holderOf(db: Queryable, personal: Personal, token: string): Promise<TokenHolder | undefined> {
	const [row] = await db
		.select()
		.from(otpTokens)
		.where(
			and(eq(otpTokens.hash, hashOf(token)), gt(otpTokens.expiresAt, personal.now), sql`${otpTokens.sealed} <> ''`),
		);
	return row && toHolder(personal, row);
}

/** Like `holderOf`, but only for a token still usable for this purpose, which it locks until the transaction ends. */
export async function usableHolderOf(
	db: Queryable,
	personal: Personal,
	{ token, purpose }: { token: string; purpose: OtpPurpose },
): Promise<TokenHolder | undefined> {
	const { hash, expiresAt, usedAt } = otpTokens;
	const isUsable = and(eq(hash, hashOf(token)), gt(expiresAt, personal.now), isNull(usedAt));
	const [row] = await db
		.select()
		.from(otpTokens)
		.where(and(isUsable, eq(otpTokens.purpose, purpose)))
		.for("update");
	return row && toHolder(personal, row);
}

/** Requires a usable token of a code that was sent to this contact. Throws BadField. */
export async function requireTokenOf(
	db: Queryable,
	personal: Personal,
	{ lookup, ...sent }: { token: string; purpose: OtpPurpose; lookup: string },
): Promise<void> {
	const holder = await usableHolderOf(db, personal, sent);
	if (holder?.lookup === lookup) return;
	throw new BadField("token", "this is not the token of a code that was sent to the contact", { code: "bad-token" });
}

export async function useToken(db: Queryable, { now }: Personal, token: string): Promise<boolean> {
	const used = await db
		.update(otpTokens)
		.set({ usedAt: now })
		.where(and(eq(otpTokens.hash, hashOf(token)), isNull(otpTokens.usedAt)))
		.returning({ hash: otpTokens.hash });
	return used.length > 0;
}

export async function wasUsed(db: Queryable, token: string): Promise<boolean> {
	const { hash, usedAt } = otpTokens;
	const used = await db
		.select({ hash })
		.from(otpTokens)
		.where(and(eq(hash, hashOf(token)), isNotNull(usedAt)));
	return used.length > 0;
}

/** An external provider's token gives one sign-in only, so its use is stored. */
export async function useForeignToken(
	db: Queryable,
	{ now }: Personal,
	{ token, lookup }: { token: string; lookup: string },
): Promise<void> {
	const expiresAt = new Date(now.getTime() + FOREIGN_RETENTION_SECONDS * 1000);
	const used = { hash: hashOf(token), lookup, sealed: "", purpose: "sign-in", expiresAt, usedAt: now } as const;
	await db.insert(otpTokens).values(used);
}

/** Assumed to be longer than any provider's token lives; providers do not say. */
const FOREIGN_RETENTION_SECONDS = 30 * 86_400;

export async function forgetTokens(db: Queryable, now: Date): Promise<void> {
	await db.delete(otpTokens).where(lt(otpTokens.expiresAt, now));
}

function toHolder({ keys }: Personal, row: typeof otpTokens.$inferSelect): TokenHolder {
	const verifiedAt = new Date(row.expiresAt.getTime() - TOKEN_LIFE_SECONDS * 1000);
	return { contact: decryptContact(keys, row.sealed), lookup: row.lookup, purpose: row.purpose, verifiedAt };
}

/** A token has 256 random bits, so a plain digest is safe. */
function hashOf(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}
