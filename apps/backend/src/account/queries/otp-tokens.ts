import { createHash, randomBytes } from "node:crypto";
import type { OtpPurpose } from "@uchit/contract/account.ts";
import { and, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { otpTokens } from "#backend/db/schema/otp.ts";
import type { NormalisedContact } from "#backend/personal/contact.ts";
import { decryptContact } from "#backend/personal/encrypted-contact.ts";
import type { Personal } from "#backend/personal/keys.ts";

export const TOKEN_LIFE_SECONDS = 600;
const TOKEN_BYTES = 32;

/** The contact that a right code was sent to, and when it was typed. */
export type TokenHolder = { contact: NormalisedContact; lookup: string; purpose: OtpPurpose; verifiedAt: Date };

/** Issues a token for a right code, which proves that the contact is its holder's. */
export async function issueToken(
	db: Queryable,
	{ now }: Personal,
	of: { lookup: string; sealed: string; purpose: OtpPurpose },
): Promise<string> {
	const token = randomBytes(TOKEN_BYTES).toString("base64url");
	const expiresAt = new Date(now.getTime() + TOKEN_LIFE_SECONDS * 1000);
	await db.insert(otpTokens).values({ hash: hashOf(token), ...of, expiresAt });
	return token;
}

/** Returns a token's holder until it expires. Looking does not use it up, and a used token is still found. */
export async function holderOf(db: Queryable, personal: Personal, token: string): Promise<TokenHolder | undefined> {
	const [row] = await db
		.select()
		.from(otpTokens)
		.where(
			and(eq(otpTokens.hash, hashOf(token)), gt(otpTokens.expiresAt, personal.now), sql`${otpTokens.sealed} <> ''`),
		);
	return row && toHolder(personal, row);
}

/** The same of a token that may still be used for this, which stays so until the transaction ends. */
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

/** Uses a token up; false when somebody did before. */
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

/** An outside provider's token is worth one sign-in here too: it is remembered. */
export async function useForeignToken(
	db: Queryable,
	{ now }: Personal,
	{ token, lookup }: { token: string; lookup: string },
): Promise<void> {
	const expiresAt = new Date(now.getTime() + FOREIGN_RETENTION_SECONDS * 1000);
	const used = { hash: hashOf(token), lookup, sealed: "", purpose: "sign-in", expiresAt, usedAt: now } as const;
	await db.insert(otpTokens).values(used);
}

/** We do not know how long a provider's tokens live: longer than this none does. */
const FOREIGN_RETENTION_SECONDS = 30 * 86_400;

export async function forgetTokens(db: Queryable, now: Date): Promise<void> {
	await db.delete(otpTokens).where(lt(otpTokens.expiresAt, now));
}

function toHolder({ keys }: Personal, row: typeof otpTokens.$inferSelect): TokenHolder {
	const verifiedAt = new Date(row.expiresAt.getTime() - TOKEN_LIFE_SECONDS * 1000);
	return { contact: decryptContact(keys, row.sealed), lookup: row.lookup, purpose: row.purpose, verifiedAt };
}

/** A token has 256 bits of chance: a plain digest is enough to keep it by. */
function hashOf(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}
