import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { ASSERTION_AUDIENCE, ASSERTION_LIFE_SECONDS, TOKEN_ISSUER } from "@uchit/contract/visitor.ts";
import { SignJWT } from "jose";
import type { SignedIn } from "#app/platform/request-context.ts";
import type { Env } from "#server/env.ts";
import { readSessionToken, type SessionToken } from "./session-token.ts";

export type AssertionEnv = Pick<Env, "AUTH_SECRET" | "BACKEND_KEY" | "SITE_URL">;

/**
 * Returns the signed-in visitor of a request's cookie, with an assertion that the backend trusts for a minute. The
 * backend checks at each call whether the session still exists, and answers 401 if not.
 */
export async function assertVisitor(
	request: { headers: IncomingHttpHeaders },
	env: AssertionEnv,
): Promise<SignedIn | undefined> {
	const token = await readSessionToken(request, env);
	if (token === undefined) return undefined;
	const { sub: id, name, language, age: ageBand } = token;
	return { id, name, language, ageBand, assertion: await signAssertion(token, env.BACKEND_KEY) };
}

export function signAssertion({ sub, sid, ver, age }: SessionToken, backendKey: string): Promise<string> {
	const key = createHmac("sha256", backendKey).update(`uchit ${ASSERTION_AUDIENCE}`).digest();
	return new SignJWT({ sub, sid, ver, age })
		.setProtectedHeader({ alg: "HS256", typ: "JWT" })
		.setIssuer(TOKEN_ISSUER)
		.setAudience(ASSERTION_AUDIENCE)
		.setIssuedAt()
		.setExpirationTime(`${ASSERTION_LIFE_SECONDS}s`)
		.sign(key);
}
