import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { clearCookie, cookieOf } from "#backend/content/auth/cookies.ts";
import { ownerOf } from "#backend/content/auth/queries/sessions.ts";
import { needsSecondFactor } from "#backend/content/auth/second-factor-rule.ts";
import { readToken } from "#backend/content/auth/tokens.ts";
import { type FoundCaller, PUBLIC, setCallerFinder } from "#backend/content/caller.ts";
import { ContentError } from "#backend/content/errors.ts";
import type { Database } from "#backend/db/client.ts";
import type { Env } from "#backend/env.ts";
import { isOurProgram } from "#backend/http/caller.ts";
import { tokens } from "#backend/platform/signed-token.ts";

export type AuthParts = { db: Database; env: Env };

export async function registerCallers(app: FastifyInstance, parts: AuthParts): Promise<void> {
	await app.register(cookie);
	app.addHook("onRequest", async (request, reply) => {
		setCallerFinder(request, () => findCaller(request, reply, parts));
	});
}

/**
 * Returns the session of a request with a valid signature that has not expired. It does not check whether the session
 * has ended since, which would cost a query. Undefined for all other requests.
 */
export async function signedSessionOf(request: FastifyRequest, env: Env): Promise<string | undefined> {
	const bearer = request.headers.authorization?.match(/^bearer (.+)$/i)?.[1];
	const secret = env.CONTENT_SECRET;
	try {
		if (bearer !== undefined) return (await readToken(tokens.access, secret, bearer)).family;
		const cookie = cookieOf(request, "session", env.STUDIO_ORIGINS);
		return cookie === undefined ? undefined : (await readToken(tokens.session, secret, cookie)).session;
	} catch (error) {
		if (error instanceof ContentError) return undefined;
		throw error;
	}
}

async function findCaller(request: FastifyRequest, reply: FastifyReply, parts: AuthParts): Promise<FoundCaller> {
	const bearer = request.headers.authorization?.match(/^bearer (.+)$/i)?.[1];
	// Our own programs read what the public may see, without the public's limits.
	if (bearer !== undefined)
		return isOurProgram(request, parts.env.BACKEND_KEY) ? PUBLIC : callerOfAccess(bearer, parts);
	const session = cookieOf(request, "session", parts.env.STUDIO_ORIGINS);
	if (session === undefined) return PUBLIC;
	try {
		return await callerOfSession(session, parts);
	} catch (error) {
		// Otherwise the browser would send the invalid cookie with every request.
		if (error instanceof ContentError) clearCookie(reply, "session");
		throw error;
	}
}

async function callerOfAccess(token: string, { db, env }: AuthParts): Promise<FoundCaller> {
	const { family } = await readToken(tokens.access, env.CONTENT_SECRET, token);
	return toCaller(await ownerOf(db, { family }), env);
}

async function callerOfSession(cookie: string, { db, env }: AuthParts): Promise<FoundCaller> {
	const { session } = await readToken(tokens.session, env.CONTENT_SECRET, cookie);
	return toCaller(await ownerOf(db, { token: session }), env);
}

/** The person's present state counts, not the token's: a suspension works with the next request. */
function toCaller(owner: Awaited<ReturnType<typeof ownerOf>>, env: Env): FoundCaller {
	if (owner === undefined || owner.status === "invited") throw new ContentError("INVALID_CREDENTIALS");
	if (owner.status === "suspended") throw new ContentError("USER_SUSPENDED");
	const { id, role, family, provedAt, secret, secondFactorAt } = owner;
	const isRestricted = needsSecondFactor(role, env) && (secret === null || secondFactorAt === null);
	// A person with a second factor shows it by signing in.
	if (isRestricted && secret !== null) throw new ContentError("INVALID_CREDENTIALS");
	return { kind: "staff", id, role, family, provedAt, isRestricted };
}
