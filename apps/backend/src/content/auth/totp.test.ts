import { expect, test } from "vitest";
import {
	codeAt,
	currentStep,
	isOtpSecret,
	newOtpSecret,
	otpAddress,
	stepOfCode,
	toBase32,
} from "#backend/content/auth/totp.ts";

const RFC_SECRET = toBase32(Buffer.from("12345678901234567890"));

test.each([
	[59, "287082"],
	[1_111_111_109, "081804"],
	[1_111_111_111, "050471"],
	[1_234_567_890, "005924"],
	[2_000_000_000, "279037"],
	[20_000_000_000, "353130"],
])("second %i has the code of RFC 6238's table: %s", (seconds, code) => {
	expect(codeAt(RFC_SECRET, Math.floor(seconds / 30))).toBe(code);
	expect(stepOfCode(RFC_SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test("accepts the code one step before or after, and not two steps away", () => {
	const now = 1_700_000_000_000;
	const step = currentStep(now);
	const accepted = [-2, -1, 0, 1, 2].filter((away) => stepOfCode(RFC_SECRET, codeAt(RFC_SECRET, step + away), now));
	expect(accepted).toEqual([-1, 0, 1]);
});

test.each(["287082", "287 082", "287-082", "\u200e287\u00a0082\u202c", "２８７０８２"])(
	"%j is read as the code 287082",
	(code) => {
		expect(stepOfCode(RFC_SECRET, code, 59_000)).toBe(1);
	},
);

test("refuses text that is not a code", () => {
	for (const code of ["", "28708", "2870822", "abcdef", "२८७०८२"]) {
		expect(stepOfCode(RFC_SECRET, code, 59_000)).toBeUndefined();
	}
});

test("a new secret has 160 bits and is accepted as a secret", () => {
	expect(newOtpSecret()).toMatch(/^[A-Z2-7]{32}$/);
	expect(isOtpSecret(newOtpSecret())).toBe(true);
	expect(isOtpSecret("GEZDGNBV")).toBe(false);
});

test("the address names the site and the person", () => {
	const address = otpAddress({ secret: RFC_SECRET, email: "a b@example.org", issuer: "Uchit" });
	expect(address).toMatch(/^otpauth:\/\/totp\/Uchit:a%20b%40example\.org\?/);
	expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
		...{ secret: RFC_SECRET, issuer: "Uchit" },
		...{ algorithm: "SHA1", digits: "6", period: "30" },
	});
});
