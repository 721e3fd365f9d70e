import { HOTP, Secret, TOTP } from "otpauth";

const SETTINGS = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Phones' clocks differ: the code before and the one after are valid too, as RFC 6238 5.2 suggests. */
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;

export function newOtpSecret(): string {
	return new Secret({ size: SECRET_BYTES }).base32;
}

export function otpAddress({ secret, email, issuer }: { secret: string; email: string; issuer: string }): string {
	return new TOTP({ ...SETTINGS, secret, label: email, issuer }).toString();
}

export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
	const token = code.normalize("NFKC").replace(/[\s\p{Pd}\p{Cf}]/gu, "");
	// The package compares bytes, and throws for non-ASCII digits, which have more bytes.
	if (!/^[0-9]{6}$/.test(token)) return undefined;
	const key = Secret.fromBase32(secret);
	const away = TOTP.validate({ ...SETTINGS, secret: key, token, timestamp: now, window: DRIFT_STEPS });
	return away === null ? undefined : currentStep(now) + away;
}

export function codeAt(secret: string, step: number): string {
	return HOTP.generate({ ...SETTINGS, secret: Secret.fromBase32(secret), counter: step });
}

export function currentStep(now = Date.now()): number {
	return TOTP.counter({ ...SETTINGS, timestamp: now });
}

/** Whether the text can be a secret: Base32 of at least 128 bits, as RFC 4226 requires. */
export function isOtpSecret(text: string): boolean {
	return /^[A-Z2-7]{26,64}$/.test(text);
}

export function toBase32(bytes: Uint8Array<ArrayBuffer>): string {
	return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;
}
