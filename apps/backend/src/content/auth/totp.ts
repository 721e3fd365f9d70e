import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const STEP_SECONDS = 30;
const DIGITS = 6;
/** Clocks of phones differ: the code before and the one after count too, as RFC 6238 5.2 suggests. */
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A new secret, in Base32 as authenticator apps take it. */
export function newOtpSecret(): string {
	return toBase32(randomBytes(SECRET_BYTES));
}

/** What an authenticator app reads from a QR code. */
export function otpAddress({ secret, email, issuer }: { secret: string; email: string; issuer: string }): string {
	const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
	return `otpauth://totp/${label}?secret=${secret}&period=${STEP_SECONDS}&digits=${DIGITS}&algorithm=SHA1&issuer=${encodeURIComponent(issuer)}`;
}

/** The time step whose code it is (RFC 6238), or undefined when it is none of now. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
	const current = Math.floor(now / 1000 / STEP_SECONDS);
	const steps = Array.from({ length: 2 * DRIFT_STEPS + 1 }, (_, index) => current - DRIFT_STEPS + index);
	const typed = Buffer.from(code.replaceAll(" ", ""));
	return steps.find((step) => {
		const right = Buffer.from(codeAt(secret, step));
		return typed.length === right.length && timingSafeEqual(typed, right);
	});
}

/** The code of a time step (RFC 4226 5.3). */
export function codeAt(secret: string, step: number): string {
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(step));
	const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
	const offset = digest.readUInt8(digest.length - 1) & 0xf;
	const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
	return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

export function currentStep(now = Date.now()): number {
	return Math.floor(now / 1000 / STEP_SECONDS);
}

/** Whether it can be a secret: Base32 of at least 128 bits, which RFC 4226 asks for. */
export function isOtpSecret(text: string): boolean {
	return /^[A-Z2-7]{26,64}$/.test(text);
}

export function toBase32(bytes: Uint8Array): string {
	const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
	const groups = bits.match(/.{1,5}/g) ?? [];
	return groups.map((group) => ALPHABET.charAt(Number.parseInt(group.padEnd(5, "0"), 2))).join("");
}

function fromBase32(text: string): Buffer {
	const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
	const bytes = bits.match(/.{8}/g) ?? [];
	return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
