import { isPassword } from "#backend/content/auth/passwords.ts";
import { type AttemptSource, clearFailures, countAttempt } from "#backend/content/auth/queries/lockout.ts";
import { takeRecoveryCode } from "#backend/content/auth/queries/recovery-codes.ts";
import { recordReauthentication } from "#backend/content/auth/queries/sessions.ts";
import { type StaffRow, staffByEmail, takeOtpStep } from "#backend/content/auth/queries/staff.ts";
import { stepOfCode } from "#backend/content/auth/totp.ts";
import { ContentError } from "#backend/content/errors.ts";
import type { Database } from "#backend/db/client.ts";

export type Credentials = { email: string; password: string; otp?: string | undefined };

/**
 * Returns the owner of these credentials. Throws the same INVALID_CREDENTIALS, after the same work, for an unknown
 * e-mail and a wrong password; only the right password reveals a suspension or a second factor.
 */
export async function signIn(
	db: Database,
	{ email, password, otp }: Credentials,
	device: string | undefined,
): Promise<StaffRow> {
	const guesser: AttemptSource = device === undefined ? { kind: "strangers", email } : { kind: "device", id: device };
	await countAttempt(db, guesser);
	const person = await staffByEmail(db, email);
	const isRight = await isPassword(password, person?.password_hash);
	if (!isRight || person === undefined || person.status === "invited") throw new ContentError("INVALID_CREDENTIALS");
	if (person.status === "suspended") throw new ContentError("USER_SUSPENDED");
	await takeCode(db, person, otp);
	await clearFailures(db, guesser);
	return person;
}

/** Checks the credentials again before a change of the account. Throws as `signIn` does. */
export async function reauthenticate(
	db: Database,
	person: StaffRow,
	{ family, ...proof }: { family: string } & ({ password: string } | { otp: string }),
): Promise<void> {
	const guesser: AttemptSource = { kind: "session", family };
	await countAttempt(db, guesser);
	if ("otp" in proof) await takeCode(db, person, proof.otp);
	else if (!(await isPassword(proof.password, person.password_hash))) throw new ContentError("INVALID_CREDENTIALS");
	await clearFailures(db, guesser);
	await recordReauthentication(db, family, "otp" in proof ? "second-factor" : "password");
}

async function takeCode(db: Database, { id, otp_secret: secret }: StaffRow, code: string | undefined): Promise<void> {
	if (secret === null) return;
	if (code === undefined) throw new ContentError("INVALID_OTP", '"otp" is required.');
	if (await takeRecoveryCode(db, id, code)) return;
	const step = stepOfCode(secret, code);
	if (step === undefined || !(await takeOtpStep(db, id, step))) throw new ContentError("INVALID_OTP");
}
