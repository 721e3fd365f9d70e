import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { MAX_PASSWORD_LENGTH, type PasswordOwner, weaknessOf } from "#backend/content/auth/password-rules.ts";
import { ContentError } from "#backend/content/errors.ts";

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * A hash without an owner: the password of an unknown e-mail is compared with it, so that it takes as long as for a
 * known one.
 */
const dummyHash = hash(randomBytes(32), STRENGTH);

/** Throws FAILED_VALIDATION if the password is too easy to guess. */
export async function hashPassword(password: string, owner?: PasswordOwner): Promise<string> {
	const weakness = weaknessOf(password, owner);
	if (weakness !== undefined) throw new ContentError("FAILED_VALIDATION", weakness, { field: "password" });
	return hash(password, STRENGTH);
}

/** Compares a password with its hash; takes as long if there is no hash. */
export async function isPassword(typed: string, hashed: string | null | undefined): Promise<boolean> {
	const isRight = await verify(hashed ?? (await dummyHash), typed.slice(0, MAX_PASSWORD_LENGTH + 1));
	return isRight && hashed !== null && hashed !== undefined;
}
