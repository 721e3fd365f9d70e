import { expect, test } from "vitest";
import { readToken, signToken } from "#backend/content/auth/tokens.ts";

const secret = "a secret of the tests, of 32 characters or more";
const access = { secret, purpose: "access" } as const;

test("what was signed is read again, until it runs out", () => {
	expect(readToken(access, signToken(access, { id: "one" }, 60))).toMatchObject({ id: "one", iss: "uchit" });
	expect(codeOf(() => readToken(access, signToken(access, { id: "one" }, 0)))).toBe("TOKEN_EXPIRED");
});

test("a token of another purpose, or of another secret, is none", () => {
	const session = signToken({ secret, purpose: "session" }, { id: "one" }, 60);
	const foreign = signToken({ secret: `${secret}!`, purpose: "access" }, { id: "one" }, 60);
	expect(codeOf(() => readToken(access, session))).toBe("INVALID_TOKEN");
	expect(codeOf(() => readToken(access, foreign))).toBe("INVALID_TOKEN");
});

test("no claim can be changed, and the signature cannot be left out", () => {
	const [header, , signature] = signToken(access, { id: "one" }, 60).split(".");
	const claims = encode({ id: "two", exp: 9_999_999_999 });
	const unsigned = encode({ alg: "none", typ: "JWT" });
	for (const forged of [`${header}.${claims}.${signature}`, `${header}.${claims}.`, `${unsigned}.${claims}.`]) {
		expect(codeOf(() => readToken(access, forged))).toBe("INVALID_TOKEN");
	}
});

test("what has not the form of a token is no credential", () => {
	for (const text of ["", "token", "a.b", "a.b.c.d"]) {
		expect(codeOf(() => readToken(access, text))).toBe("INVALID_CREDENTIALS");
	}
});

function encode(value: unknown): string {
	return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function codeOf(read: () => unknown): unknown {
	try {
		read();
	} catch (error) {
		return error instanceof Error && "code" in error ? error.code : error;
	}
	return undefined;
}
