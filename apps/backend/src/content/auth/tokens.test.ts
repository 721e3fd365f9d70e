import { expect, test } from "vitest";
import { readToken } from "#backend/content/auth/tokens.ts";
import { tokens } from "#backend/platform/signed-token.ts";

const secret = "a secret of the tests, of 32 characters or more";
const claims = { id: "one", role: "admin", family: "its own" };
const sign = (seconds = 60, by = secret) => tokens.access.sign(by, claims, { seconds });
const read = (token: string) => readToken(tokens.access, secret, token);

test("a signed token is readable until it expires", async () => {
	expect(await read(await sign())).toEqual(claims);
	expect(await codeOf(read(await sign(0)))).toBe("TOKEN_EXPIRED");
});

test("refuses a token of another purpose or another secret", async () => {
	const session = await tokens.session.sign(secret, { ...claims, session: "one" }, { seconds: 60 });
	expect(await codeOf(read(session))).toBe("INVALID_TOKEN");
	expect(await codeOf(read(await sign(60, `${secret}!`)))).toBe("INVALID_TOKEN");
});

test("no claim can be changed, and the signature cannot be left out", async () => {
	const [header, , signature] = (await sign()).split(".");
	const changed = encode({ ...claims, id: "two", iss: "uchit", aud: "access", exp: 9_999_999_999 });
	const unsigned = encode({ alg: "none", typ: "JWT" });
	for (const forged of [`${header}.${changed}.${signature}`, `${header}.${changed}.`, `${unsigned}.${changed}.`]) {
		expect(await codeOf(read(forged))).toBe("INVALID_TOKEN");
	}
});

test("refuses text that does not look like a token as invalid credentials", async () => {
	for (const text of ["", "token", "a.b", "a.b.c.d"]) {
		expect(await codeOf(read(text))).toBe("INVALID_CREDENTIALS");
	}
});

function encode(value: unknown): string {
	return Buffer.from(JSON.stringify(value)).toString("base64url");
}

async function codeOf(reading: Promise<unknown>): Promise<unknown> {
	try {
		await reading;
	} catch (error) {
		return error instanceof Error && "code" in error ? error.code : error;
	}
	return undefined;
}
