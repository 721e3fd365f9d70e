import { createHash } from "node:crypto";
import { matchesEtag } from "@uchit/pictures/matches-etag.ts";
import { type BuildPolicy, NOTHING_ALLOWED_POLICY, type OtherOrigins } from "#server/security.ts";
import {
	bytesOf,
	type CachedVariants,
	chooseEncoding,
	compressPage,
	type EncodedBodies,
	type Encoding,
	withoutPlain,
} from "./compression.ts";
import type { PageScripts } from "./delay-scripts.ts";

export type Rendered = {
	status: number;
	headers: Headers;
	body: Buffer;
	/** Base64 SHA-256 of each allowed inline script. */
	scriptHashes: readonly string[];
	scripts: PageScripts;
	origins: OtherOrigins;
	tags: readonly string[];
	/** The longest time it is fresh, in ms: it contains data without published changes. */
	freshMs: number | undefined;
	/** Whether it lacks facts that could not be read. */
	isShort: boolean;
	renderMs: number;
};

export type Page = {
	status: number;
	/** All headers except those that depend on the request (encoding, entity tag, cache state). */
	headers: Readonly<Record<string, string | string[]>>;
	variants: EncodedBodies;
	/** A strong entity tag for each variant, as their bytes differ. */
	entityTags: Readonly<Record<Encoding, string>>;
	tags: readonly string[];
	/** The longest time the page is fresh, in ms; undefined: as long as the cache allows any page. */
	freshMs: number | undefined;
	isShort: boolean;
	scripts: PageScripts;
	/** False for one visitor's own answer: it sets a cookie or says `no-store` or `private`. */
	shared: boolean;
	/** All variants in memory; gzip counts before it is made. */
	bytes: number;
	renderMs: number;
};

export type CachedPage = Omit<Page, "variants"> & { variants: CachedVariants };

export async function toPage(rendered: Rendered, toPolicy: BuildPolicy): Promise<Page> {
	const { status, headers, body, scriptHashes, scripts, origins, tags, freshMs, isShort, renderMs } = rendered;
	// Pictures are compressed already.
	const isPicture = headers.get("content-type")?.startsWith("image/") ?? false;
	const variants = isPicture ? { identity: body } : await compressPage(body);
	const shared = !headers.has("set-cookie") && !/\b(?:no-store|private)\b/.test(headers.get("cache-control") ?? "");
	const isHtml = headers.get("content-type")?.startsWith("text/html") ?? false;
	return {
		status,
		headers: {
			...toSendable(headers),
			// A card for other sites' frames has its own policy.
			"content-security-policy":
				headers.get("content-security-policy") ?? (isHtml ? toPolicy(scriptHashes, origins) : NOTHING_ALLOWED_POLICY),
			"cache-control": shared && status < 500 ? "public, max-age=0, must-revalidate" : "no-store",
			vary: "accept-encoding",
		},
		variants,
		entityTags: toEntityTags(body),
		tags,
		freshMs,
		isShort,
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

/** Chooses the variant of a page for a request; `isKnown` if the browser has these bytes already (304). */
export function chooseAnswer(page: CachedPage, request: { acceptEncoding?: string; ifNoneMatch?: string }) {
	const encoding = chooseEncoding(request.acceptEncoding, page.variants);
	const entityTag = page.entityTags[encoding];
	return { encoding, entityTag, isKnown: page.status === 200 && matchesEtag(request.ifNoneMatch, entityTag) };
}

/** Headers set for each answer, or by the HTTP server. */
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
