import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { ASSERTION_LIFE_SECONDS, type Assertion } from "@uchit/contract/assertion.ts";
import type { SignedIn } from "#app/request-context.ts";
import { readSessionToken, type SessionToken } from "#server/auth/session-token.ts";
import type { Env } from "#server/env.ts";

export type AssertionEnv = Pick<Env, "AUTH_SECRET" | "BACKEND_KEY" | "SITE_URL">;

/**
 * Who is signed in, by the cookie of a request, with the word that the backend believes from us for a minute. Whether the
 * session still stands, the backend says at each call: it answers 401 when it has ended.
 */
export async function assertVisitor(
	request: { headers: IncomingHttpHeaders },
	env: AssertionEnv,
): Promise<SignedIn | undefined> {
	const token = await readSessionToken(request, env);
	if (token === undefined) return undefined;
	const { sub: id, name, language, age: ageBand } = token;
	return { id, name, language, ageBand, assertion: signAssertion(token, env.BACKEND_KEY) };
}

/** The value of `x-visitor-assertion`. */
export function signAssertion({ sub, sid, ver, age }: SessionToken, key: string, now = Date.now()): string {
	const exp = Math.floor(now / 1000) + ASSERTION_LIFE_SECONDS;
	const assertion: Assertion = { sub, sid, ver, age, exp };
	const said = Buffer.from(JSON.stringify(assertion)).toString("base64url");
	return `${said}.${createHmac("sha256", key).update(said).digest("base64url")}`;
}
