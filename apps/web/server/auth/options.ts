import { MeChange, PersonName } from "@uchit/contract/account.ts";
import { isRecord } from "@uchit/text/is-record.ts";
import type { Account, AuthOptions } from "next-auth";
import type { Adapter, AdapterUser } from "next-auth/adapters";
import * as z from "zod";
import { SESSION_SECONDS } from "#server/auth/cookies.ts";
import { applyOutcome, changeVisitor, type Flow, runSignInStep, SignInError } from "#server/auth/flow.ts";
import { callbackAddress } from "#server/auth/login-address.ts";
import { oidcSettingsOf } from "#server/auth/oidc-settings.ts";
import { providersFor } from "#server/auth/providers.ts";
import type { Env } from "#server/env.ts";
import { signAssertion } from "./visitor/assertion.ts";
import { SessionToken } from "./visitor/session-token.ts";

export function optionsFor(flow: Flow, env: Env): AuthOptions {
	const { request } = flow;
	const oidc = oidcSettingsOf(env);
	return {
		secret: env.AUTH_SECRET,
		providers: providersFor(flow, oidc),
		adapter: createLinkAdapter(flow),
		session: { strategy: "jwt", maxAge: SESSION_SECONDS },
		useSecureCookies: request.isSecure,
		cookies: request.cookieOptions,
		pages: { signIn: "/login", error: "/login", verifyRequest: "/login?sent=email" },
		logger: loggerOf(flow),
		callbacks: {
			// The address is parsed already; the library's own parsing is not used.
			redirect: () => callbackAddress(request),
			signIn: async ({ account, profile, email }) => {
				if (email?.verificationRequest !== true)
					await signInWithProof(flow, account, { profile, issuer: oidc?.issuer });
				return flow.detour ?? true;
			},
			jwt: ({ trigger, session }) => tokenOf(flow, env, trigger === "update" ? session : undefined),
			session: ({ session: { expires }, token }) => {
				const { sub: id, name, language } = SessionToken.parse(token);
				return { user: { id, name, language }, expires };
			},
		},
		events: { signOut: ({ token }) => endTokenSession(flow, token) },
	};
}

/** Signs in at the backend with a provider's or a link's proof. A code was checked before. */
async function signInWithProof(flow: Flow, account: Account | null, by: ProviderProof): Promise<void> {
	if (account === null || account.type === "credentials") return;
	const { backend, draft } = flow.request;
	const { provider, providerAccountId: id, type } = account;
	const who =
		type === "email"
			? { providerAccountId: id, email: id, isEmailVerified: true }
			: // The issuer is part of the id: the setting may change, and another issuer's id may be the same.
				{ providerAccountId: `${by.issuer} ${id}`, ...toClaims(by.profile) };
	const body = { provider, ...who, ...(draft && { wish: draft }) };
	await runSignInStep(flow, async () =>
		applyOutcome(flow, await backend.signInByProvider(type === "email" ? "email" : "oauth", body)),
	);
}

type ProviderProof = { profile: unknown; issuer: string | undefined };

const Claims = z.object({
	name: PersonName.optional().catch(undefined),
	email: z.string().max(320).optional().catch(undefined),
	/** Some providers send it as text. */
	email_verified: z
		.union([z.literal(true), z.literal("true")])
		.optional()
		.catch(undefined),
});

function toClaims(profile: unknown) {
	const { name, email, email_verified } = Claims.parse(isRecord(profile) ? profile : {});
	return { ...(name && { name }), ...(email && { email }), isEmailVerified: email_verified !== undefined };
}

async function tokenOf(flow: Flow, env: Env, requested: unknown): Promise<SessionToken> {
	if (flow.started !== undefined) return flow.started;
	const { current } = flow;
	if (current === undefined) throw new SignInError("SessionRequired");
	const wanted = toChange(requested);
	if (wanted === undefined) return current;
	return changeVisitor(flow, current, wanted, await signAssertion(current, env.BACKEND_KEY));
}

/** Other fields are ignored. */
function toChange(change: unknown): z.infer<typeof MeChange> | undefined {
	const { name, language } = isRecord(change) ? change : {};
	const { data } = MeChange.safeParse({
		...(name !== undefined && { name }),
		...(language !== undefined && { language }),
	});
	return data === undefined || Object.keys(data).length === 0 ? undefined : data;
}

async function endTokenSession({ request }: Flow, token: unknown): Promise<void> {
	const { data } = SessionToken.safeParse(token);
	if (data !== undefined) await request.backend.endSession(data.sid);
}

/** The library mostly complains about bad requests; our own failures are logged where they happen. */
function loggerOf({ request: { commonLog: log } }: Flow): NonNullable<AuthOptions["logger"]> {
	const say = (code: unknown, details: unknown) => {
		const error = isRecord(details) && details.error instanceof Error ? details.error : details;
		const message = error instanceof Error ? error.message.slice(0, MAX_COMPLAINT_LENGTH) : undefined;
		log.warn({ code, reason: message }, "the sign-in library complains");
	};
	return { error: say, warn: (code: unknown) => say(code, undefined), debug: () => undefined };
}

const MAX_COMPLAINT_LENGTH = 500;

/**
 * The library's adapter, which links by e-mail need. The backend stores the links. It identifies the visitor once, in
 * the `signIn` callback, for every way of signing in; until then no visitor is known here, so that a request for a link
 * gets the same answer for every address.
 */
function createLinkAdapter(flow: Flow): Adapter {
	const { backend } = flow.request;
	const known = async () => toUser(flow);
	return {
		createVerificationToken: async ({ identifier, token, expires }) => {
			await backend.keepLink({ identifier, token, expires: expires.toISOString() });
			return { identifier, token, expires };
		},
		useVerificationToken: async ({ identifier, token }) => {
			const expires = await backend.useLink({ identifier, token });
			return expires === undefined ? null : { identifier, token, expires };
		},
		getUserByEmail: known,
		getUserByAccount: known,
		// The session of an earlier cookie does not matter for this sign-in.
		getUser: async () => null,
		createUser: async () => requireUser(flow),
		updateUser: async () => requireUser(flow),
		linkAccount: async () => undefined,
	};
}

function toUser({ started, request }: Flow): AdapterUser | null {
	if (started === undefined) return null;
	return { id: started.sub, name: started.name, email: request.query.email ?? "", emailVerified: null };
}

function requireUser(flow: Flow): AdapterUser {
	const user = toUser(flow);
	if (user === null) throw new Error("The library made a user whom the backend has not let in.");
	return user;
}
