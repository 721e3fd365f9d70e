import type { IncomingHttpHeaders } from "node:http";
import type { SignUpDraft } from "@uchit/contract/internal-auth.ts";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import type { CookiesOptions } from "next-auth";
import { readDraft } from "#app/account/login/sign-up-draft.server.ts";
import { type Language, languageOf } from "#app/platform/i18n/language.ts";
import { type AuthBackend, createAuthBackend } from "#server/auth/backend.ts";
import { type Body, readBody, readQuery } from "#server/auth/body.ts";
import { type Callback, readCallback } from "#server/auth/callback-address.ts";
import { authCookies, libraryCookiesOf } from "#server/auth/cookies.ts";
import { isSecure, originOf } from "#server/auth/origin.ts";
import type { Env } from "#server/env.ts";
import { visitorAddress } from "#server/visitor-address.ts";
import { readBrowser } from "./browser.ts";

export type AuthRequest = {
	method: "GET" | "POST";
	/** `/api/auth/{action}/{provider}` */
	action: string;
	provider: string | undefined;
	query: Record<string, string>;
	body: Body;
	headers: IncomingHttpHeaders;
	cookies: Record<string, string>;
	cookieOptions: CookiesOptions;
	origin: string;
	isSecure: boolean;
	/** The address to return to: from the request, else the stored one; a bad stored one is ignored. */
	callback: Callback;
	language: Language;
	/** The draft from the sign-in page, for a visitor without an account. */
	draft: SignUpDraft | undefined;
	backend: AuthBackend;
	log: FastifyBaseLogger;
	/** The library has one logger for all requests, so it cannot be a request's own. */
	commonLog: FastifyBaseLogger;
};

/** Throws BadBody. */
export function readAuthRequest(request: FastifyRequest<{ Params: { "*": string } }>, env: Env): AuthRequest {
	const [action = "", ...more] = request.params["*"].split("/");
	const provider = more.join("/");
	const secure = isSecure(request, env.SITE_URL);
	const cookieOptions = authCookies(secure);
	const cookies = libraryCookiesOf(request.headers, cookieOptions);
	const origin = originOf(request, env.SITE_URL);
	const query = readQuery(request.query);
	const body = request.method === "POST" ? readBody(request.body, request.headers["content-type"]) : {};
	const callbackUrl = textOf(body.callbackUrl) ?? query.callbackUrl;
	const callback = readCallbackOf(callbackUrl, cookies[cookieOptions.callbackUrl.name], origin);
	const { BACKEND_URL: url, BACKEND_KEY: key } = env;
	return {
		method: request.method === "POST" ? "POST" : "GET",
		action,
		provider: provider === "" ? undefined : provider,
		query,
		body,
		headers: request.headers,
		cookies,
		cookieOptions,
		origin,
		isSecure: secure,
		callback,
		language: languageFor(request.headers.referer, callback, origin),
		draft: readDraft(request.headers.cookie, secure),
		backend: createAuthBackend({
			url,
			key,
			visitorAddress: visitorAddress(request),
			browser: readBrowser(request.headers, { isSecure: secure, secret: env.AUTH_SECRET }),
		}),
		log: request.log,
		commonLog: request.server.log,
	};
}

const HOME = { kind: "address", path: "/" } as const;

function readCallbackOf(callbackUrl: string | undefined, before: string | undefined, origin: string): Callback {
	if (callbackUrl !== undefined && callbackUrl !== "") return readCallback(callbackUrl, origin);
	const remembered = before === undefined ? HOME : readCallback(before, origin);
	return remembered.kind === "address" ? remembered : HOME;
}

function languageFor(referer: string | undefined, callback: Callback, origin: string): Language {
	const from = referer === undefined ? null : URL.parse(referer);
	// A browser sends other sites only our origin, and us the whole address.
	if (from !== null && from.origin === origin) return languageOf(from.pathname);
	return callback.kind === "address" ? languageOf(callback.path) : "en";
}

function textOf(value: unknown): string | undefined {
	return typeof value === "string" ? value : undefined;
}
