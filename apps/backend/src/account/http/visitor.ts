import type { Visitor } from "@uchit/contract/account.ts";
import { ASSERTION_LIFE_SECONDS, type Assertion, VISITOR_ASSERTION_HEADER } from "@uchit/contract/visitor.ts";
import type { FastifyRequest } from "fastify";
import { getSession, isConfirmed } from "#backend/account/queries/sessions.ts";
import type { Database } from "#backend/db/client.ts";
import type { Env } from "#backend/env.ts";
import { NotConfirmed, NotSignedIn } from "#backend/errors.ts";
import { isOurProgram } from "#backend/http/caller.ts";
import { tokens } from "#backend/platform/signed-token.ts";

export type VisitorParts = { db: Database; env: Env; now?: () => Date };

export type SignedIn = { visitor: Visitor; session: string };

/**
 * Returns the visitor for whom one of our own programs asks, by its signed assertion beside BACKEND_KEY, and extends
 * the session. Throws NotSignedIn.
 */
export async function requireVisitor(request: FastifyRequest, parts: VisitorParts): Promise<SignedIn> {
	const { db, env, now = () => new Date() } = parts;
	const header = request.headers[VISITOR_ASSERTION_HEADER];
	if (!isOurProgram(request, env.BACKEND_KEY) || typeof header !== "string")
		throw new NotSignedIn("Nobody is signed in.");
	const time = now();
	const assertion = await readAssertion(header, env.BACKEND_KEY, time);
	if (assertion === undefined) throw new NotSignedIn("Who asks is not shown, or was shown too long ago.");
	const visitor = await getSession(db, assertion.sid, time);
	if (visitor?.id !== assertion.sub || visitor.sessionVersion !== assertion.ver) {
		throw new NotSignedIn("This session has ended.");
	}
	return { visitor, session: assertion.sid };
}

/** Returns a visitor who has just signed in: an open session is too little to end an account. Throws NotConfirmed. */
export async function requireConfirmed(request: FastifyRequest, parts: VisitorParts): Promise<SignedIn> {
	const signedIn = await requireVisitor(request, parts);
	const { db, now = () => new Date() } = parts;
	if (await isConfirmed(db, signedIn.session, now())) return signedIn;
	throw new NotConfirmed("Sign in again, with a contact of the account, before you do this.");
}

async function readAssertion(header: string, key: string, now: Date): Promise<Assertion | undefined> {
	const verdict = await tokens.visitor.verify(key, header, now);
	if (verdict.kind !== "valid") return undefined;
	// Allows for small clock differences; an assertion that is valid for a year is not ours.
	const leftSeconds = verdict.claims.exp - now.getTime() / 1000;
	return leftSeconds <= ASSERTION_LIFE_SECONDS * 2 ? verdict.claims : undefined;
}
