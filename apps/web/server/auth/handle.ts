import { toDraftCookie } from "#app/account/login/sign-up-draft.server.ts";
import { BackendUnavailable } from "#app/platform/backend/backend.server.ts";
import { addressIn } from "#app/platform/i18n/language.ts";
import { FORGET_AGE, toAgeCookies } from "#app/shell/code/age-band.ts";
import { type Answer, addCookie, redirectTo } from "#server/auth/answer.ts";
import { setCookie } from "#server/auth/cookies.ts";
import type { Flow } from "#server/auth/flow.ts";
import { askLibrary } from "#server/auth/library.ts";
import { loginAddress } from "#server/auth/login-address.ts";
import { oidcSettingsOf } from "#server/auth/oidc-settings.ts";
import { optionsFor } from "#server/auth/options.ts";
import type { Env } from "#server/env.ts";
import type { AuthRequest } from "./visitor/auth-request.ts";
import { readSessionToken, type SessionToken, toSessionToken } from "./visitor/session-token.ts";

export async function handleAuth(sent: AuthRequest, env: Env): Promise<Answer | undefined> {
	const isPressed = isLinkUse(sent);
	const request = isPressed ? toLibraryUse(sent) : sent;
	const { method, action, provider } = sent;
	const isOf = PROVIDER_ACTIONS.includes(action);
	if (!ACTIONS[method].includes(action) || (provider !== undefined && !isOf)) return undefined;
	const page = request.method === "GET" ? pageFor(request, isPressed) : undefined;
	if (page !== undefined) return redirectTo(page, false);
	const isJsonWanted = request.body.json === "true";
	if (method === "POST" && request.callback.kind === "malformed") {
		return redirectTo(errorAddress(request, "InvalidCallbackUrl"), isJsonWanted, 400);
	}
	const known = ["otp", "email", ...(oidcSettingsOf(env) === undefined ? [] : ["oidc"])];
	if (isOf && !known.includes(provider ?? "")) return redirectTo(loginAddress(request, {}), isJsonWanted);
	return runLibrary(request, env);
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

function toLibraryUse(request: AuthRequest): AuthRequest {
	const fields = Object.entries(request.body).filter(
		(field): field is [string, string] => typeof field[1] === "string",
	);
	return { ...request, method: "GET", query: Object.fromEntries(fields), body: {} };
}

function pageFor(request: AuthRequest, isPressed: boolean): string | undefined {
	const { action, provider, query, callback } = request;
	const error = callback.kind === "malformed" ? "InvalidCallbackUrl" : query.error;
	// The library redirects here if the form's token did not match the cookie.
	if (action === "signin")
		return loginAddress(request, { error: error ?? (query.csrf === "true" ? "UnknownError" : undefined) });
	if (action === "error") return loginAddress(request, { error: error ?? "UnknownError" });
	if (action === "verify-request") return loginAddress(request, { sent: "email" });
	if (action === "signout") return `${request.origin}${addressIn(request.language, "/account")}`;
	if (action !== "callback") return undefined;
	if (provider === "otp") return loginAddress(request, { error: query.error ?? "CredentialsSignin" });
	if (provider === "email") {
		const { token, email } = query;
		if (!token || !email) return loginAddress(request, { error: "Verification" });
		return isPressed ? undefined : loginAddress(request, { link: { token, email } });
	}
	if (provider === "oidc" && query.error !== undefined) {
		return loginAddress(request, { error: query.error === "access_denied" ? "AccessDenied" : "OAuthCallback" });
	}
	return undefined;
}

/** The target of the library's own errors too; its client reads the name from there. */
function errorAddress({ origin }: AuthRequest, error: string): string {
	return `${origin}/api/auth/error?${new URLSearchParams({ error })}`;
}

async function runLibrary(request: AuthRequest, env: Env): Promise<Answer> {
	const token = await readSessionToken(request, env);
	const session = await sessionFor(request, token);
	if (session === "away") return AWAY_ANSWER;
	const flow: Flow = { request, current: session, ...NOTHING_YET };
	const answer = await askLibrary(request, optionsFor(flow, env), { withSession: session !== undefined });
	if (flow.isAway && request.action === "session") return AWAY_ANSWER;
	if (flow.isAway && answer.body !== undefined) answer.status = 503;
	tidyCookies(request, answer, session);
	addNameToDraft(flow, answer);
	rememberAge(flow, answer);
	if (flow.started !== undefined) {
		addCookie(answer, toDraftCookie(undefined, request.isSecure));
		await endBefore(request, token);
	}
	return answer;
}

const NOTHING_YET = { started: undefined, detour: undefined, filledInName: undefined, isAway: false } as const;

/** Adds the prefilled name to the draft, since an address would show it. A name that the visitor typed stays. */
function addNameToDraft({ request: { draft, isSecure }, filledInName: name }: Flow, answer: Answer): void {
	if (draft === undefined || draft.name !== undefined || name === undefined) return;
	addCookie(answer, toDraftCookie({ ...draft, name }, isSecure));
}

/** Signing in replaces the age band that the device remembers; signing out removes it. */
function rememberAge({ request, started }: Flow, answer: Answer): void {
	const { action, method, isSecure, cookieOptions } = request;
	if (started !== undefined) for (const cookie of toAgeCookies(started.age, isSecure)) addCookie(answer, cookie);
	const isOut = action === "signout" && method === "POST" && answer.cookies.has(cookieOptions.sessionToken.name);
	if (isOut) addCookie(answer, FORGET_AGE);
}

const AWAY_ANSWER: Answer = {
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
	request: AuthRequest,
	token: SessionToken | undefined,
): Promise<SessionToken | "away" | undefined> {
	if (token === undefined || request.action === "signout") return token;
	if (request.action !== "session") return undefined;
	try {
		const visitor = await request.backend.getSession(token.sid);
		return visitor?.id === token.sub ? toSessionToken(token.sid, visitor) : undefined;
	} catch (error) {
		if (error instanceof BackendUnavailable) request.log.error({ err: error }, "a session could not be looked up");
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
