import type { FastifyReply, FastifyRequest } from "fastify";
import { ContentError } from "#backend/content/errors.ts";
import { isHttps } from "#backend/http/https.ts";

/** Directus's names. */
export const COOKIES = { cookie: "directus_refresh_token", session: "directus_session_token" } as const;
type CookieMode = keyof typeof COOKIES;

export function setAuthCookie(reply: FastifyReply, mode: CookieMode, value: string, seconds: number): void {
	reply.setCookie(COOKIES[mode], value, { ...attributesOf(reply.request), maxAge: seconds });
}

export function clearCookie(reply: FastifyReply, mode: CookieMode): void {
	reply.clearCookie(COOKIES[mode], attributesOf(reply.request));
}

/**
 * Returns the cookie if the page may use it. A browser also sends it with requests of pages on other origins of the
 * same site, which must not change anything.
 */
export function cookieOf(request: FastifyRequest, mode: CookieMode, origins: readonly string[]): string | undefined {
	const value = request.cookies[COOKIES[mode]];
	if (value === undefined || value === "") return undefined;
	const isReading = request.method === "GET" || request.method === "HEAD";
	if (!isReading && !isOurPage(request, origins)) {
		throw new ContentError("FORBIDDEN", "A page of this origin may not use the session. See STUDIO_ORIGINS.");
	}
	return value;
}

/** Programs other than browsers send no origin, and nobody can make them send a cookie that they lack. */
function isOurPage({ headers }: FastifyRequest, origins: readonly string[]): boolean {
	const { origin, host } = headers;
	if (origin === undefined || origins.includes(origin)) return true;
	return URL.canParse(origin) && new URL(origin).host === host;
}

export function attributesOf(request: FastifyRequest) {
	return { path: "/", httpOnly: true, sameSite: "lax", secure: isHttps(request) } as const;
}
