import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export const COMMON_HEADERS = {
	"x-content-type-options": "nosniff",
	"referrer-policy": "strict-origin-when-cross-origin",
	"permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
	"cross-origin-opener-policy": "same-origin",
} as const;

/**
 * Whether the visitor uses https, according to the proxy that terminates it. A visitor who forges it only harms
 * themselves.
 */
export function isHttps(request: { headers: IncomingHttpHeaders }): boolean {
	const protocols = request.headers["x-forwarded-proto"];
	return protocols !== undefined && String(protocols).split(",")[0]?.trim() === "https";
}

/**
 * Whether a page of ours sent the request. Browsers say so in every POST; a client that does not is no browser, and has
 * nobody's cookies.
 */
export function isSameOrigin({ headers }: { headers: IncomingHttpHeaders }, siteUrl: string): boolean {
	const site = headers["sec-fetch-site"];
	if (site !== undefined) return site === "same-origin";
	const { origin, host } = headers;
	if (origin === undefined) return true;
	const from = URL.parse(origin);
	return from !== null && (from.origin === new URL(siteUrl).origin || from.host === host);
}

/** The header for https only: otherwise a browser would lock itself out of a site on plain http. */
export const HTTPS_ONLY = { "strict-transport-security": "max-age=31536000; includeSubDomains" } as const;

/** The policy of everything except our pages: nothing may run in it. */
export const NOTHING_ALLOWED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Other sites whose scripts a page runs, or that its forms lead to: the configured ones, on the sign-in page only. */
export type OtherOrigins = { scripts: readonly string[]; forms: readonly string[] };

export type BuildPolicy = (scriptHashes: readonly string[], origins?: OtherOrigins) => string;

export function toPolicyFor(site: "built" | "development"): BuildPolicy {
	return site === "built" ? pagePolicy : (_, origins) => developmentPolicy(origins);
}

/** The policy in development: Vite's client writes inline scripts and styles, and opens a socket. */
function developmentPolicy({ scripts }: OtherOrigins = OURS_ALONE): string {
	const others = scripts.map((origin) => ` ${origin}`).join("");
	return `default-src 'self' 'unsafe-inline' data:${others}; connect-src 'self' ws:${others}; base-uri 'self'; frame-ancestors 'none'`;
}

const OURS_ALONE: OtherOrigins = { scripts: [], forms: [] };

/**
 * Returns a page's policy by the hashes of its inline scripts: without a nonce, so the page can be cached for everyone.
 */
export function pagePolicy(scriptHashes: readonly string[], origins: OtherOrigins = OURS_ALONE): string {
	const scripts = ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`), ...origins.scripts].join(" ");
	const scriptSources = ["'self'", ...origins.scripts].join(" ");
	return [
		"default-src 'none'",
		`script-src ${scripts}`,
		"style-src 'self'",
		"img-src 'self' data:",
		"font-src 'self'",
		`connect-src ${scriptSources}`,
		...(origins.scripts.length === 0 ? [] : [`frame-src ${origins.scripts.join(" ")}`]),
		"manifest-src 'self'",
		"worker-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		`form-action ${["'self'", ...origins.forms].join(" ")}`,
		"frame-ancestors 'none'",
	].join("; ");
}

/**
 * Adds an origin to the policy for scripts, requests and pictures, for a visitor who agreed to it
 * (`server/analytics.ts`).
 */
export function openPolicy(policy: string, origin: string): string {
	return policy.replaceAll(/(?:script-src|connect-src|img-src|default-src 'self')[^;]*/g, `$& ${origin}`);
}

/**
 * Hashes (SHA-256, base64) the inline scripts with our nonce, and removes the nonce from the page, a string of its
 * bytes, so that every render is the same. A script that got into the page in another way has no nonce and no hash, and
 * does not run.
 */
export function hashOwnScripts(html: string, nonce: string): { html: string; scriptHashes: string[] } {
	const [first = "", ...parts] = html.split(` nonce="${nonce}"`);
	const hashes = new Set<string>();
	let before = first;
	for (const part of parts) {
		const tag = before.slice(before.lastIndexOf("<"));
		const script = INLINE_SCRIPT.exec(tag + part)?.[1];
		if (script !== undefined) hashes.add(createHash("sha256").update(script, "latin1").digest("base64"));
		before = part;
	}
	return { html: [first, ...parts].join(""), scriptHashes: [...hashes] };
}

/** React escapes `<` and `>` in attributes, and React Router in scripts, so this matches whole scripts. */
const INLINE_SCRIPT = /^<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/;
