import { typedLine } from "@uchit/contract/typed.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { AuthParts } from "#backend/content/auth/callers.ts";
import { clearCookie, cookieOf, setAuthCookie } from "#backend/content/auth/cookies.ts";
import { knownDeviceOf, rememberDevice } from "#backend/content/auth/known-device.ts";
import { passwordRoutes } from "#backend/content/auth/password-routes.ts";
import { describeStaffRoute } from "#backend/content/auth/people.ts";
import {
	beginSession,
	endSession,
	type Mode,
	rotateToken,
	type Session,
} from "#backend/content/auth/queries/sessions.ts";
import { needsSecondFactor } from "#backend/content/auth/second-factor-rule.ts";
import { signIn } from "#backend/content/auth/sign-in.ts";
import { readToken } from "#backend/content/auth/tokens.ts";
import { ContentError } from "#backend/content/errors.ts";
import type { Env } from "#backend/env.ts";
import { tokens } from "#backend/platform/signed-token.ts";

const MODE = z.enum(["json", "cookie", "session"]);
const Login = z.object({
	email: typedLine().min(3).max(320),
	password: z.string().min(1).max(1024),
	otp: z.string().max(20).optional(),
	mode: MODE.default("json"),
});
/** A browser in mode cookie may send no body. */
const Token = z.preprocess(
	(body) => body ?? {},
	z.object({ refresh_token: z.string().max(200).optional(), mode: MODE.optional() }),
);

export const authRoutes: FastifyPluginAsyncZod<AuthParts> = async (app, parts) => {
	const { db, env } = parts;
	const { countStaffSignIn } = app.counters;
	await app.register(passwordRoutes, parts);

	app.get("/auth", { schema: describeStaffRoute("Other ways to sign in: none") }, async () => ({
		data: [],
		disableDefault: false,
	}));

	app.post("/auth/login", { schema: { ...describeStaffRoute("Sign in"), body: Login } }, async (request, reply) => {
		const { mode, ...credentials } = request.body;
		const attempt = { request, email: credentials.email, secret: env.CONTENT_SECRET };
		const {
			id,
			role,
			otp_secret: secret,
		} = await signIn(db, credentials, await knownDeviceOf(attempt)).catch((error: unknown) => {
			if (error instanceof ContentError) {
				const outcome = error.code === "REQUESTS_EXCEEDED" ? "locked" : "refused";
				countStaffSignIn(outcome);
				request.log.info({ event: "staff-sign-in", outcome, code: error.code }, "Somebody did not get into the desk");
			}
			throw error;
		});
		countStaffSignIn("in");
		const hasSecondFactor = secret !== null;
		const signedIn = { event: "staff-sign-in", outcome: "in", staff: id, role, hasSecondFactor };
		request.log.info(signedIn, "Somebody signed in at the desk");
		const userAgent = request.headers["user-agent"];
		const session = await beginSession(db, { id, role }, { userAgent, hasSecondFactor });
		const { data } = await sendSession(session, mode, reply, parts);
		if (mode !== "json") await rememberDevice(reply, attempt);
		const isMissing = !hasSecondFactor && needsSecondFactor(role, env);
		return { data: isMissing ? { ...data, second_factor: "required" } : data };
	});

	app.post(
		"/auth/refresh",
		{ schema: { ...describeStaffRoute("Refresh a session"), body: Token } },
		async (request, reply) => {
			const { mode, token } = await tokenOf(request, request.body, parts);
			try {
				return await sendSession(
					await rotateToken(db, token, { mode, secret: env.CONTENT_SECRET }),
					mode,
					reply,
					parts,
				);
			} catch (error) {
				if (error instanceof ContentError && mode !== "json") clearCookie(reply, mode);
				throw error;
			}
		},
	);

	app.post("/auth/logout", { schema: { ...describeStaffRoute("Sign out"), body: Token } }, async (request, reply) => {
		const { mode, token } = await tokenOf(request, request.body, parts);
		await endSession(db, token);
		if (mode !== "json") clearCookie(reply, mode);
		return reply.code(204).send();
	});
};

/**
 * Reads the refresh token from the place of its mode. As in Directus, a body with a token means JSON if no mode is
 * given.
 */
async function tokenOf(
	request: FastifyRequest,
	body: z.infer<typeof Token>,
	{ env }: AuthParts,
): Promise<{ mode: Mode; token: string }> {
	const mode = body.mode ?? (body.refresh_token === undefined ? "cookie" : "json");
	const token =
		mode === "session"
			? await sessionOf(request, env)
			: (body.refresh_token ?? (mode === "cookie" ? cookieOf(request, mode, env.STUDIO_ORIGINS) : undefined));
	if (token === undefined) {
		throw new ContentError("INVALID_PAYLOAD", "The refresh token is required in either the payload or cookie.");
	}
	return { mode, token };
}

async function sessionOf(request: FastifyRequest, env: Env): Promise<string | undefined> {
	const cookie = cookieOf(request, "session", env.STUDIO_ORIGINS);
	if (cookie === undefined) return undefined;
	return (await readToken(tokens.session, env.CONTENT_SECRET, cookie)).session;
}

/** Sends what Directus's client expects of each mode: `expires` is in milliseconds. */
async function sendSession(session: Session, mode: Mode, reply: FastifyReply, { env }: AuthParts) {
	const { CONTENT_SECRET: secret, ACCESS_TOKEN_SECONDS: seconds } = env;
	const { staff, family, token, expiresAt } = session;
	const sessionSeconds = Math.max(1, Math.round((expiresAt.getTime() - Date.now()) / 1000));
	reply.header("cache-control", "no-store");
	if (mode === "session") {
		const cookie = await tokens.session.sign(secret, { ...staff, session: token }, { seconds: sessionSeconds });
		setAuthCookie(reply, "session", cookie, sessionSeconds);
		return { data: { expires: sessionSeconds * 1000 } };
	}
	const access = await tokens.access.sign(secret, { ...staff, family }, { seconds });
	if (mode === "cookie") setAuthCookie(reply, "cookie", token, sessionSeconds);
	const data = { access_token: access, expires: seconds * 1000 };
	return { data: mode === "json" ? { ...data, refresh_token: token } : data };
}
