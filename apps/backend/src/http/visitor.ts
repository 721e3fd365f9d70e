import { createHmac, timingSafeEqual } from "node:crypto";
import type { Visitor } from "@uchit/contract/account.ts";
import { ASSERTION_LIFE_SECONDS, Assertion, VISITOR_ASSERTION_HEADER } from "@uchit/contract/assertion.ts";
import type { FastifyRequest } from "fastify";
import type { Database } from "#backend/db/client.ts";
import type { Env } from "#backend/env.ts";
import { isOurOwn } from "#backend/http/caller.ts";
import { NotSignedIn } from "#backend/http/problems.ts";
import { getSession } from "#backend/queries/sessions.ts";

export type VisitorParts = { db: Database; env: Env; now?: () => Date };

/** Who asks, and by which session. */
export type SignedIn = { visitor: Visitor; session: string };

/**
 * The visitor for whom one of our own programs asks: beside BACKEND_KEY it shows what it has signed, and the session goes on.
 * Throws NotSignedIn.
 */
export async function requireVisitor(request: FastifyRequest, parts: VisitorParts): Promise<SignedIn> {
	const { db, env, now = () => new Date() } = parts;
	const header = request.headers[VISITOR_ASSERTION_HEADER];
	if (!isOurOwn(request, env.BACKEND_KEY) || typeof header !== "string") throw new NotSignedIn("Nobody is signed in.");
	const at = now();
	const assertion = readAssertion(header, env.BACKEND_KEY, at);
	if (assertion === undefined) throw new NotSignedIn("Who asks is not shown, or was shown too long ago.");
	const visitor = await getSession(db, assertion.sid, at);
	if (visitor?.id !== assertion.sub || visitor.sessionVersion !== assertion.ver) {
		throw new NotSignedIn("This session has ended.");
	}
	return { visitor, session: assertion.sid };
}

/** As our own programs sign it: `base64url(JSON) + "." + base64url(signature)`. */
export function signAssertion(assertion: Assertion, key: string): string {
	const body = Buffer.from(JSON.stringify(assertion)).toString("base64url");
	return `${body}.${signatureOf(body, key).toString("base64url")}`;
}

function readAssertion(header: string, key: string, now: Date): Assertion | undefined {
	const [body = "", signature = "", ...more] = header.split(".");
	const given = Buffer.from(signature, "base64url");
	const right = signatureOf(body, key);
	if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
	const { data } = Assertion.safeParse(JSON.parse(Buffer.from(body, "base64url").toString("utf8")));
	const leftSeconds = data === undefined ? 0 : data.exp - now.getTime() / 1000;
	// Clocks of two machines differ by a little; one that is signed for a year is not ours.
	return leftSeconds > 0 && leftSeconds <= ASSERTION_LIFE_SECONDS * 2 ? data : undefined;
}

function signatureOf(body: string, key: string): Buffer {
	return createHmac("sha256", key).update(body).digest();
}
