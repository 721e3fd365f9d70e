import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { LONGEST, type PasswordOwner, weaknessOf } from "#backend/content/auth/password-rules.ts";
import { ContentError } from "#backend/content/errors.ts";

/** OWASP's least for Argon2id: 19 MiB, two passes, one lane. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Nobody's: what is typed for an unknown e-mail is compared with it, so that it takes as long as for a known one. */
const nobodys = hash(randomBytes(32), STRENGTH);

/** Throws FAILED_VALIDATION when the password is too easy to guess. */
export async function hashPassword(password: string, owner?: PasswordOwner): Promise<string> {
	const weakness = weaknessOf(password, owner);
	if (weakness !== undefined) throw new ContentError("FAILED_VALIDATION", weakness, { field: "password" });
	return hash(password, STRENGTH);
}

/** Whether it is the password; takes as long when there is none to compare with. */
export async function isPassword(typed: string, hashed: string | null | undefined): Promise<boolean> {
	const isRight = await verify(hashed ?? (await nobodys), typed.slice(0, LONGEST + 1));
	return isRight && hashed !== null && hashed !== undefined;
}
