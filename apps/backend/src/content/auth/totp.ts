import { HOTP, Secret, TOTP } from "otpauth";

const SETTINGS = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Clocks of phones differ: the code before and the one after count too, as RFC 6238 5.2 suggests. */
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;

/** A new secret, in Base32 as authenticator apps take it. */
export function newOtpSecret(): string {
	return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an authenticator app reads from a QR code. */
export function otpAddress({ secret, email, issuer }: { secret: string; email: string; issuer: string }): string {
	return new TOTP({ ...SETTINGS, secret, label: email, issuer }).toString();
}

/** The time step whose code it is (RFC 6238), or undefined when it is none of now. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
	const token = code.normalize("NFKC").replace(/[\s\p{Pd}\p{Cf}]/gu, "");
	// The package compares bytes, and throws where other digits than ASCII's have more of them.
	if (!/^[0-9]{6}$/.test(token)) return undefined;
	const key = Secret.fromBase32(secret);
	const away = TOTP.validate({ ...SETTINGS, secret: key, token, timestamp: now, window: DRIFT_STEPS });
	return away === null ? undefined : currentStep(now) + away;
}

/** The code of a time step (RFC 4226 5.3). */
export function codeAt(secret: string, step: number): string {
	return HOTP.generate({ ...SETTINGS, secret: Secret.fromBase32(secret), counter: step });
}

export function currentStep(now = Date.now()): number {
	return TOTP.counter({ ...SETTINGS, timestamp: now });
}

/** Whether it can be a secret: Base32 of at least 128 bits, which RFC 4226 asks for. */
export function isOtpSecret(text: string): boolean {
	return /^[A-Z2-7]{26,64}$/.test(text);
}

export function toBase32(bytes: Uint8Array<ArrayBuffer>): string {
	return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;
}
