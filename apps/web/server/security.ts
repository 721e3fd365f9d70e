import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Sent with every reply, whatever it is. */
export const COMMON_HEADERS = {
	"x-content-type-options": "nosniff",
	"referrer-policy": "strict-origin-when-cross-origin",
	"permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
	"cross-origin-opener-policy": "same-origin",
} as const;

/** Whether the visitor came by https, by the word of the proxy that ended it. A visitor who forges it fools only himself. */
export function isHttps(request: { headers: IncomingHttpHeaders }): boolean {
	const protocols = request.headers["x-forwarded-proto"];
	return protocols !== undefined && String(protocols).split(",")[0]?.trim() === "https";
}

/** Whether a page of ours sent it. A browser says so of every POST; who says nothing is none, and holds nobody's cookies. */
export function isSameOrigin({ headers }: { headers: IncomingHttpHeaders }, siteUrl: string): boolean {
	const site = headers["sec-fetch-site"];
	if (site !== undefined) return site === "same-origin";
	const { origin, host } = headers;
	if (origin === undefined) return true;
	const from = URL.parse(origin);
	return from !== null && (from.origin === new URL(siteUrl).origin || from.host === host);
}

/** Only sent behind https: a browser would otherwise lock itself out of a site on plain http. */
export const HTTPS_ONLY = { "strict-transport-security": "max-age=31536000; includeSubDomains" } as const;

/** The policy of everything that is not a page of ours: nothing may run in it. */
export const NOTHING_ALLOWED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Other sites whose scripts a page runs, or to which its forms lead: those that are set, on the sign-in page alone. */
export type OtherOrigins = { scripts: readonly string[]; forms: readonly string[] };

/** How the policy of a page is made from the hashes of its inline scripts and the other sites that it needs. */
export type ToPolicy = (scriptHashes: readonly string[], origins?: OtherOrigins) => string;

export function toPolicyFor(site: "built" | "development"): ToPolicy {
	return site === "built" ? pagePolicy : (_, origins) => developmentPolicy(origins);
}

/** Vite's client in development writes inline scripts and styles and opens a socket. */
function developmentPolicy({ scripts }: OtherOrigins = OURS_ALONE): string {
	const others = scripts.map((origin) => ` ${origin}`).join("");
	return `default-src 'self' 'unsafe-inline' data:${others}; connect-src 'self' ws:${others}; base-uri 'self'; frame-ancestors 'none'`;
}

const OURS_ALONE: OtherOrigins = { scripts: [], forms: [] };

/** The policy of a page, by the hashes of its inline scripts: it needs no nonce, so the page can be kept for everyone. */
export function pagePolicy(scriptHashes: readonly string[], origins: OtherOrigins = OURS_ALONE): string {
	const scripts = ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`), ...origins.scripts].join(" ");
	const asked = ["'self'", ...origins.scripts].join(" ");
	return [
		"default-src 'none'",
		`script-src ${scripts}`,
		"style-src 'self'",
		"img-src 'self' data:",
		"font-src 'self'",
		`connect-src ${asked}`,
		...(origins.scripts.length === 0 ? [] : [`frame-src ${origins.scripts.join(" ")}`]),
		"manifest-src 'self'",
		"worker-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		`form-action ${["'self'", ...origins.forms].join(" ")}`,
		"frame-ancestors 'none'",
	].join("; ");
}

/** The same policy with this origin let in to run, to be told, and to be drawn from: for who agreed to it (`server/analytics.ts`). */
export function openPolicy(policy: string, origin: string): string {
	return policy.replaceAll(/(?:script-src|connect-src|img-src|default-src 'self')[^;]*/g, `$& ${origin}`);
}

/**
 * Hashes (SHA-256, base64) the inline scripts that carry our mark and takes the mark out of the page, a string of its bytes, so that it is
 * the same at every render. A script that got into the page in any other way has no mark, no hash, and does not run.
 */
export function hashOwnScripts(html: string, mark: string): { html: string; scriptHashes: string[] } {
	const [first = "", ...parts] = html.split(` nonce="${mark}"`);
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

/** React escapes `<` and `>` in attributes and React Router in scripts, so that this finds each script whole. */
const INLINE_SCRIPT = /^<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/;
