import { toDraftCookie } from "#app/account/login/sign-up-draft.server.ts";
import { addressIn } from "#app/platform/i18n/language.ts";
import { FORGET_AGE, toAgeCookies } from "#app/shell/code/age-band.ts";
import { type Answer, addCookie, redirectTo } from "#server/auth/answer.ts";
import { BackendAway } from "#server/auth/backend.ts";
import { setCookie } from "#server/auth/cookies.ts";
import type { Flow } from "#server/auth/flow.ts";
import { askLibrary } from "#server/auth/library.ts";
import { loginAddress } from "#server/auth/login-address.ts";
import { oidcSettingsOf } from "#server/auth/oidc-settings.ts";
import { optionsFor } from "#server/auth/options.ts";
import type { Env } from "#server/env.ts";
import type { AuthRequest } from "./visitor/auth-request.ts";
import { readSessionToken, type SessionToken, toSessionToken } from "./visitor/session-token.ts";

/** Answers a request to the sign-in service; undefined if there is no such action. */
export async function handleAuth(sent: AuthRequest, env: Env): Promise<Answer | undefined> {
	const isPressed = isLinkUse(sent);
	const asked = isPressed ? toLibraryUse(sent) : sent;
	const { method, action, provider } = sent;
	const isOf = PROVIDER_ACTIONS.includes(action);
	if (!ACTIONS[method].includes(action) || (provider !== undefined && !isOf)) return undefined;
	const page = asked.method === "GET" ? pageFor(asked, isPressed) : undefined;
	if (page !== undefined) return redirectTo(page, false);
	const isJsonWanted = asked.body.json === "true";
	if (method === "POST" && asked.callback.kind === "malformed") {
		return redirectTo(errorAddress(asked, "InvalidCallbackUrl"), isJsonWanted, 400);
	}
	const known = ["otp", "email", ...(oidcSettingsOf(env) === undefined ? [] : ["oidc"])];
	if (isOf && !known.includes(provider ?? "")) return redirectTo(loginAddress(asked, {}), isJsonWanted);
	return run(asked, env);
}

const ACTIONS = {
	GET: ["session", "csrf", "providers", "signin", "error", "verify-request", "signout", "callback"],
	POST: ["session", "signin", "callback", "signout"],
} satisfies Record<AuthRequest["method"], string[]>;

const PROVIDER_ACTIONS = ["signin", "callback"];

/**
 * A link in a letter opens a page with a button, and only the button signs in: mail scanners that open links would use
 * it up. The library only knows such links as a GET.
 */
function isLinkUse({ method, action, provider }: AuthRequest): boolean {
	return method === "POST" && action === "callback" && provider === "email";
}

function toLibraryUse(asked: AuthRequest): AuthRequest {
	const fields = Object.entries(asked.body).filter((field): field is [string, string] => typeof field[1] === "string");
	return { ...asked, method: "GET", query: Object.fromEntries(fields), body: {} };
}

/** Returns our page for addresses that people are sent to; undefined for those that the library answers. */
function pageFor(asked: AuthRequest, isPressed: boolean): string | undefined {
	const { action, provider, query, callback } = asked;
	const error = callback.kind === "malformed" ? "InvalidCallbackUrl" : query.error;
	// The library redirects here if the form's token did not match the cookie.
	if (action === "signin")
		return loginAddress(asked, { error: error ?? (query.csrf === "true" ? "UnknownError" : undefined) });
	if (action === "error") return loginAddress(asked, { error: error ?? "UnknownError" });
	if (action === "verify-request") return loginAddress(asked, { sent: "email" });
	if (action === "signout") return `${asked.origin}${addressIn(asked.language, "/account")}`;
	if (action !== "callback") return undefined;
	if (provider === "otp") return loginAddress(asked, { error: query.error ?? "CredentialsSignin" });
	if (provider === "email") {
		const { token, email } = query;
		if (!token || !email) return loginAddress(asked, { error: "Verification" });
		return isPressed ? undefined : loginAddress(asked, { link: { token, email } });
	}
	if (provider === "oidc" && query.error !== undefined) {
		return loginAddress(asked, { error: query.error === "access_denied" ? "AccessDenied" : "OAuthCallback" });
	}
	return undefined;
}

/** The target of the library's own errors too; its client reads the name from there. */
function errorAddress({ origin }: AuthRequest, error: string): string {
	return `${origin}/api/auth/error?${new URLSearchParams({ error })}`;
}

async function run(asked: AuthRequest, env: Env): Promise<Answer> {
	const token = await readSessionToken(asked, env);
	const session = await sessionFor(asked, token);
	if (session === "away") return AWAY;
	const flow: Flow = { asked, current: session, ...NOTHING_YET };
	const answer = await askLibrary(asked, optionsFor(flow, env), { withSession: session !== undefined });
	if (flow.isAway && asked.action === "session") return AWAY;
	if (flow.isAway && answer.body !== undefined) answer.status = 503;
	tidyCookies(asked, answer, session);
	fillIn(flow, answer);
	rememberAge(flow, answer);
	if (flow.started !== undefined) {
		addCookie(answer, toDraftCookie(undefined, asked.isSecure));
		await endBefore(asked, token);
	}
	return answer;
}

const NOTHING_YET = { started: undefined, detour: undefined, filledInName: undefined, isAway: false } as const;

/** Adds the prefilled name to the draft, since an address would show it. A name that the visitor typed stays. */
function fillIn({ asked: { wish, isSecure }, filledInName: name }: Flow, answer: Answer): void {
	if (wish === undefined || wish.name !== undefined || name === undefined) return;
	addCookie(answer, toDraftCookie({ ...wish, name }, isSecure));
}

/** Signing in replaces the age band that the device remembers; signing out removes it. */
function rememberAge({ asked, started }: Flow, answer: Answer): void {
	const { action, method, isSecure, cookieOptions } = asked;
	if (started !== undefined) for (const cookie of toAgeCookies(started.age, isSecure)) addCookie(answer, cookie);
	const isOut = action === "signout" && method === "POST" && answer.cookies.has(cookieOptions.sessionToken.name);
	if (isOut) addCookie(answer, FORGET_AGE);
}

const AWAY: Answer = {
	status: 503,
	headers: new Map([["retry-after", "10"]]),
	cookies: new Map(),
	body: { message: "Whether you are signed in cannot be told now." },
};

/**
 * Reads the request's session from the backend each time it matters, so that a session ended anywhere is ended here
 * too. An outage ends no session.
 */
async function sessionFor(
	asked: AuthRequest,
	token: SessionToken | undefined,
): Promise<SessionToken | "away" | undefined> {
	if (token === undefined || asked.action === "signout") return token;
	if (asked.action !== "session") return undefined;
	try {
		const visitor = await asked.backend.getSession(token.sid);
		return visitor?.id === token.sub ? toSessionToken(token.sid, visitor) : undefined;
	} catch (error) {
		if (error instanceof BackendAway) asked.log.error({ err: error }, "a session could not be looked up");
		return "away";
	}
}

/** Read-only requests set no cookie; an invalid one is removed. */
function tidyCookies(
	{ action, method, cookieOptions, cookies, isSecure }: AuthRequest,
	answer: Answer,
	session: unknown,
): void {
	const { sessionToken, csrfToken, callbackUrl } = cookieOptions;
	if (method === "GET" && (action === "session" || action === "providers")) {
		for (const { name } of [csrfToken, callbackUrl]) answer.cookies.delete(name);
	}
	const isWorthless = (action === "session" || action === "signout") && session === undefined;
	if (isWorthless && cookies[sessionToken.name] !== undefined) {
		addCookie(answer, setCookie({ name: sessionToken.name, value: "", maxAge: 0, isSecure }));
	}
}

/** Ends the earlier session at a new sign-in. If this fails, it expires without use. */
async function endBefore({ backend, log }: AuthRequest, token: SessionToken | undefined): Promise<void> {
	if (token === undefined) return;
	await backend
		.endSession(token.sid)
		.catch((error: unknown) => log.warn({ err: error }, "a session could not be ended"));
}
