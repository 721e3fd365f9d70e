import { createHash } from "node:crypto";
import { NOTHING_ALLOWED_POLICY, type OtherOrigins, type ToPolicy } from "#server/security.ts";
import {
	bytesOf,
	type CachedVariants,
	chooseEncoding,
	compressPage,
	type Encoding,
	type Variants,
	withoutPlain,
} from "./compression.ts";
import type { PageScripts } from "./delay-scripts.ts";

/** What a render gave, before it is made ready to be sent. */
export type Rendered = {
	status: number;
	headers: Headers;
	body: Buffer;
	/** Base64 SHA-256 of each inline script that may run. */
	scriptHashes: readonly string[];
	/** When its own scripts run. */
	scripts: PageScripts;
	/** Other sites that this page alone needs. */
	origins: OtherOrigins;
	/** What the page was made of: it is dropped when one of these changes. */
	tags: readonly string[];
	/** How long it is fresh at most, in ms: it holds something whose changes nobody tells. */
	freshMs: number | undefined;
	renderMs: number;
};

/** A page ready to be sent any number of times, to anyone. */
export type Page = {
	status: number;
	/** All but those that depend on the request (encoding, entity tag, how the cache answered). */
	headers: Readonly<Record<string, string | string[]>>;
	variants: Variants;
	/** One strong entity tag for each variant: they are different bytes. */
	entityTags: Readonly<Record<Encoding, string>>;
	tags: readonly string[];
	/** The longest time the page is fresh, in ms; undefined: as long as the cache allows any page. */
	freshMs: number | undefined;
	/** When its own scripts run. */
	scripts: PageScripts;
	/** False when the answer is one visitor's own: it sets a cookie or says `no-store` or `private`. */
	shared: boolean;
	/** Of all variants, in memory; gzip counts before it is made. */
	bytes: number;
	renderMs: number;
};

/** A page without what can be made of the rest. */
export type CachedPage = Omit<Page, "variants"> & { variants: CachedVariants };

/** Compresses a rendered page, gives it its policy and its entity tags. */
export async function toPage(rendered: Rendered, toPolicy: ToPolicy): Promise<Page> {
	const { status, headers, body, scriptHashes, scripts, origins, tags, freshMs, renderMs } = rendered;
	// A picture is as small as it gets.
	const isPicture = headers.get("content-type")?.startsWith("image/") ?? false;
	const variants = isPicture ? { identity: body } : await compressPage(body);
	const shared = !headers.has("set-cookie") && !/\b(?:no-store|private)\b/.test(headers.get("cache-control") ?? "");
	const isHtml = headers.get("content-type")?.startsWith("text/html") ?? false;
	return {
		status,
		headers: {
			...toSendable(headers),
			// A card for frames of others brings its own.
			"content-security-policy":
				headers.get("content-security-policy") ?? (isHtml ? toPolicy(scriptHashes, origins) : NOTHING_ALLOWED_POLICY),
			"cache-control": shared && status < 500 ? "public, max-age=0, must-revalidate" : "no-store",
			vary: "accept-encoding",
		},
		variants,
		entityTags: toEntityTags(body),
		tags,
		freshMs,
		scripts,
		shared,
		bytes: bytesOf(variants),
		renderMs,
	};
}

export function toCachedPage(page: Page): CachedPage {
	const variants = withoutPlain(page.variants);
	return { ...page, variants, bytes: page.bytes - bytesOf(page.variants) + bytesOf(variants) };
}

/** The form of a page for one request; `isKnown` when the browser holds these very bytes already (304). */
export function chooseAnswer(page: CachedPage, request: { acceptEncoding?: string; ifNoneMatch?: string }) {
	const encoding = chooseEncoding(request.acceptEncoding, page.variants);
	const entityTag = page.entityTags[encoding];
	return { encoding, entityTag, isKnown: page.status === 200 && namesTag(request.ifNoneMatch, entityTag) };
}

/** Set anew for each answer, or by the HTTP server itself. */
const OWN_HEADERS = [
	"connection",
	"content-encoding",
	"content-length",
	"date",
	"etag",
	"keep-alive",
	"transfer-encoding",
];

function toSendable(headers: Headers): Record<string, string | string[]> {
	const sendable: Record<string, string | string[]> = Object.fromEntries(headers);
	for (const name of OWN_HEADERS) delete sendable[name];
	const cookies = headers.getSetCookie();
	return cookies.length === 0 ? sendable : { ...sendable, "set-cookie": cookies };
}

function toEntityTags(body: Buffer): Record<Encoding, string> {
	const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
	return { identity: `"${hash}"`, gzip: `"${hash}-gzip"`, br: `"${hash}-br"` };
}

/** Compares weakly, as `if-none-match` asks: a proxy in between may have put `W/` before our tag. */
function namesTag(ifNoneMatch: string | undefined, entityTag: string): boolean {
	if (ifNoneMatch === undefined) return false;
	if (ifNoneMatch === entityTag || ifNoneMatch === "*") return true;
	return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === entityTag);
}
