import { randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { OTP_DIGITS, OTP_LIFE_SECONDS, OTP_LOCK_SECONDS, OTP_TRIES, type OtpPurpose } from "@uchit/contract/account.ts";
import { and, desc, eq, gt, isNull, lt, max, sql } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { otpCodes } from "#backend/db/schema/otp.ts";
import { queueMessage } from "#backend/delivery/queries/outgoing-messages.ts";
import { lookupOf, type NormalisedContact } from "#backend/personal/contact.ts";
import { encryptContact } from "#backend/personal/encrypted-contact.ts";
import { digestFor, type Personal, type PersonalKeys } from "#backend/personal/keys.ts";
import { recordShownCode } from "./otp-browsers.ts";
import { issueToken } from "./otp-tokens.ts";
import { lockContact } from "./visitors.ts";

/** Stands for requests without a browser, which share their codes and tries. */
export const NO_BROWSER = "";

/** `browser` is the HMAC of the requesting browser, or NO_BROWSER. */
type CodeOf = { contact: NormalisedContact; purpose: OtpPurpose; browser: string };
export type CodeRequest = CodeOf & { language: "en" | "hi" };
export type CodeTry = CodeOf & { code: string };

export type CodeOutcome =
	| { kind: "right"; token: string }
	/** Wrong, missing, expired or used; the answer does not reveal which. */
	| { kind: "wrong" }
	| { kind: "locked"; seconds: number };

/**
 * Creates a code and queues its message, whether we know the contact or not. Earlier codes for this browser become
 * invalid; requests from other browsers for the same contact do not affect them.
 */
export async function sendCode(db: Database, personal: Personal, { contact, purpose, browser, language }: CodeRequest) {
	const { keys, now } = personal;
	const id = randomUUID();
	const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, "0");
	const lookup = lookupOf(keys, contact);
	const expiresAt = new Date(now.getTime() + OTP_LIFE_SECONDS * 1000);
	const sealed = encryptContact(keys, contact);
	const codeHash = codeHashOf(keys, id, code);
	await db.transaction(async (tx) => {
		await lockContact(tx, lookup);
		const isEarlier = and(matchesCodeKey({ lookup, purpose, browser }), isNull(otpCodes.usedAt));
		await tx.update(otpCodes).set({ usedAt: now }).where(isEarlier);
		await tx.insert(otpCodes).values({ id, lookup, sealed, purpose, browser, codeHash, createdAt: now, expiresAt });
		const values = { code, purpose };
		await queueMessage(tx, personal, { to: contact, template: "code", values, language, goodUntil: expiresAt });
	});
}

/**
 * Tries a code. One statement counts the try before the code is compared, so of a thousand tries at once only the first
 * five are compared. After five, this contact, purpose and browser, and no others, wait a minute.
 */
export async function tryCode(db: Database, personal: Personal, attempt: CodeTry): Promise<CodeOutcome> {
	const { keys, now } = personal;
	const { purpose, browser } = attempt;
	const key = { lookup: lookupOf(keys, attempt.contact), purpose, browser };
	const locked = await lockOf(db, key, now);
	if (locked !== undefined) return locked;
	const counted = await countTry(db, key, now);
	// Without a code, the same work is done, so that the time reveals nothing.
	const expected = counted?.codeHash ?? codeHashOf(keys, NOBODYS, attempt.code);
	const attemptHash = codeHashOf(keys, counted?.id ?? NOBODYS, attempt.code);
	const isRight = timingSafeEqual(Buffer.from(attemptHash), Buffer.from(expected));
	if (counted === undefined) return (await lockOf(db, key, now)) ?? { kind: "wrong" };
	if (!isRight) return { kind: "wrong" };
	return useCode(db, personal, { id: counted.id, sealed: counted.sealed, ...key });
}

const RETENTION_SECONDS = 3_600;

export async function forgetCodes(db: Queryable, now: Date): Promise<void> {
	await db.delete(otpCodes).where(lt(otpCodes.expiresAt, new Date(now.getTime() - RETENTION_SECONDS * 1000)));
}

type CodeKey = { lookup: string; purpose: OtpPurpose; browser: string };

const NOBODYS = "nobody's";

/** Uses a keyed digest: a plain hash is reversed by trying a million codes, which takes a second. */
function codeHashOf(keys: PersonalKeys, id: string, code: string): string {
	return digestFor(keys, "code", `${id}:${code}`);
}

/** A code that was sent after the lock does not lift it. */
async function lockOf(db: Queryable, key: CodeKey, now: Date) {
	const [row] = await db
		.select({ until: max(otpCodes.lockedUntil) })
		.from(otpCodes)
		.where(and(matchesCodeKey(key), gt(otpCodes.lockedUntil, now)));
	if (!row?.until) return undefined;
	return { kind: "locked", seconds: Math.ceil((row.until.getTime() - now.getTime()) / 1000) } as const;
}

function matchesCodeKey({ lookup, purpose, browser }: CodeKey) {
	return and(eq(otpCodes.lookup, lookup), eq(otpCodes.purpose, purpose), eq(otpCodes.browser, browser));
}

async function countTry(db: Queryable, key: CodeKey, now: Date) {
	const { id, tries, lockedUntil, usedAt, expiresAt, createdAt } = otpCodes;
	const newest = db
		.select({ id })
		.from(otpCodes)
		.where(and(matchesCodeKey(key), isNull(usedAt)))
		.orderBy(desc(createdAt))
		.limit(1);
	const lock = new Date(now.getTime() + OTP_LOCK_SECONDS * 1000).toISOString();
	const [row] = await db
		.update(otpCodes)
		.set({
			tries: sql`${tries} + 1`,
			lockedUntil: sql`CASE WHEN ${tries} + 1 >= ${OTP_TRIES} THEN ${lock}::timestamptz ELSE ${lockedUntil} END`,
		})
		.where(and(eq(id, sql`(${newest})`), lt(tries, OTP_TRIES), isNull(usedAt), gt(expiresAt, now)))
		.returning({ id, codeHash: otpCodes.codeHash, sealed: otpCodes.sealed });
	return row;
}

/** Exchanges the right code for a token, once. A right fifth try locks nothing. */
async function useCode(
	db: Database,
	personal: Personal,
	{ id, sealed, browser, ...key }: CodeKey & { id: string; sealed: string },
): Promise<CodeOutcome> {
	return db.transaction(async (tx) => {
		const [used] = await tx
			.update(otpCodes)
			.set({ usedAt: personal.now, lockedUntil: null })
			.where(and(eq(otpCodes.id, id), isNull(otpCodes.usedAt)))
			.returning({ id: otpCodes.id });
		if (used === undefined) return { kind: "wrong" };
		if (browser !== NO_BROWSER) await recordShownCode(tx, { lookup: key.lookup, browser }, personal.now);
		return { kind: "right", token: await issueToken(tx, personal, { sealed, ...key }) };
	});
}
