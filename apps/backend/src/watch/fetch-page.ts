import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { createGunzip } from "node:zlib";
import { BYTES_IN_MB } from "@uchit/contract/bytes.ts";
import {
	type IsAllowedAddress,
	isForbiddenLiteral,
	isPublicAddress,
	lookUpOnly,
	PrivateAddress,
} from "@uchit/settings/public-address.ts";
import robotsParser from "robots-parser";
import type { RawPage, Validators } from "./rules/page-content.ts";

export type FetchedPage =
	| { kind: "unchanged" }
	| { kind: "read"; page: RawPage; validators: Validators }
	| { kind: "gone" | "unreachable" | "not-allowed"; reason: string };

export type FetchOptions = {
	/** Names the site and a contact address for the hosts that it fetches. */
	userAgent: string;
	mayConnect?: IsAllowedAddress;
	pauseMs?: number;
	limitMs?: number;
	mostBytes?: number;
	signal?: AbortSignal;
};

/** Its types describe an ES module, but it is CommonJS. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

const PAUSE_MS = 2_000;
/** Longer crawl delays of a robots.txt are cut to this. */
const MAX_PAUSE_MS = 10_000;
const LIMIT_MS = 20_000;
const MAX_BYTES = 8 * BYTES_IN_MB;
const MAX_REDIRECTS = 4;
const MAX_ROBOTS_BYTES = 500_000;

class FetchError extends Error {
	readonly kind: "gone" | "unreachable" | "not-allowed";
	constructor(kind: FetchError["kind"], reason: string) {
		super(reason);
		this.kind = kind;
	}
}

type Answer = { status: number; headers: IncomingMessage["headers"]; bytes: Buffer };
type Wanted = { method?: "GET" | "HEAD"; headers?: Record<string, string>; mostBytes?: number };

/**
 * Fetches pages of one host politely: robots.txt first, one request at a time with a pause, limited in time and size, never redirected
 * into a private network. Cookies are returned during the visit only.
 */
export class PageVisit {
	readonly #options: Required<Omit<FetchOptions, "signal">> & { signal: AbortSignal | undefined };
	readonly #robots = new Map<string, Promise<{ mayAsk: (address: URL) => boolean; pauseMs: number }>>();
	readonly #cookies = new Map<string, Map<string, string>>();
	#nextAt = 0;
	#pauseMs: number;

	constructor({
		mayConnect = isPublicAddress,
		pauseMs = PAUSE_MS,
		limitMs = LIMIT_MS,
		mostBytes = MAX_BYTES,
		signal,
		userAgent,
	}: FetchOptions) {
		this.#options = { mayConnect, pauseMs, limitMs, mostBytes, userAgent, signal };
		this.#pauseMs = pauseMs;
	}

	/** Reports an unchanged page if the validators still match. Rejects only if the visit is aborted. */
	async fetch(address: string, known: Validators): Promise<FetchedPage> {
		const headers = {
			...(known.etag !== null && { "if-none-match": known.etag }),
			...(known.lastModified !== null && { "if-modified-since": known.lastModified }),
		};
		try {
			const { url, answer } = await this.#follow(new URL(address), { headers });
			const { status, headers: responseHeaders, bytes } = answer;
			if (status === 304) return { kind: "unchanged" };
			if (status === 404 || status === 410) return { kind: "gone", reason: `answers ${status}` };
			if (status === 401 || status === 403 || status === 451)
				return { kind: "not-allowed", reason: `answers ${status}` };
			if (status !== 200) return { kind: "unreachable", reason: `answers ${status}` };
			const validators = { etag: responseHeaders.etag ?? null, lastModified: responseHeaders["last-modified"] ?? null };
			return {
				kind: "read",
				page: { address: url.href, bytes, contentType: responseHeaders["content-type"] ?? "" },
				validators,
			};
		} catch (error) {
			this.#options.signal?.throwIfAborted();
			if (error instanceof FetchError) return { kind: error.kind, reason: error.message };
			return { kind: "unreachable", reason: toReason(error) };
		}
	}

	async sizeOf(address: string): Promise<number | undefined> {
		try {
			const { answer } = await this.#follow(new URL(address), { method: "HEAD" });
			const size = Number(answer.headers["content-length"]);
			return answer.status === 200 && Number.isSafeInteger(size) ? size : undefined;
		} catch {
			this.#options.signal?.throwIfAborted();
			return undefined;
		}
	}

	async #follow(first: URL, wanted: Wanted): Promise<{ url: URL; answer: Answer }> {
		const seen = new Set<string>();
		let url = first;
		for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
			await this.#requireAllowed(url);
			const answer = await this.#ask(url, wanted);
			const { location } = answer.headers;
			if (answer.status < 300 || answer.status >= 400 || answer.status === 304 || location === undefined) {
				return { url, answer };
			}
			const next = URL.parse(location, url);
			if (next === null || !/^https?:$/.test(next.protocol))
				throw new FetchError("unreachable", "leads to no page of the web");
			next.hash = "";
			// The same address again is not a loop if a cookie was set meanwhile.
			const step = `${next.href} ${this.#cookiesFor(next)}`;
			if (seen.has(step)) throw new FetchError("unreachable", "redirects in a circle");
			seen.add(step);
			url = next;
		}
		throw new FetchError("unreachable", `redirects more than ${MAX_REDIRECTS} times`);
	}

	async #requireAllowed(url: URL): Promise<void> {
		const known = this.#robots.get(url.origin) ?? this.#readRobots(url);
		this.#robots.set(url.origin, known);
		const { mayAsk, pauseMs } = await known;
		this.#pauseMs = pauseMs;
		if (!mayAsk(url)) throw new FetchError("not-allowed", "robots.txt asks programs not to read it");
	}

	/** Per RFC 9309 a missing file allows everything, and a failing server nothing for now. */
	async #readRobots({ origin }: URL) {
		const { userAgent, pauseMs } = this.#options;
		let url = new URL("/robots.txt", origin);
		for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
			const { status, headers, bytes } = await this.#ask(url, { mostBytes: MAX_ROBOTS_BYTES });
			const next = status >= 300 && status < 400 ? URL.parse(headers.location ?? "", url) : null;
			if (next !== null && /^https?:$/.test(next.protocol)) {
				url = next;
				continue;
			}
			if (status >= 500 || status === 429) throw new FetchError("unreachable", `robots.txt answers ${status}`);
			const rules = parseRobots(`${origin}/robots.txt`, status === 200 ? bytes.toString("utf8") : "");
			const delayMs = 1_000 * (rules.getCrawlDelay(userAgent) ?? 0);
			return {
				mayAsk: ({ href }: URL) => rules.isAllowed(href, userAgent) !== false,
				pauseMs: Math.max(pauseMs, Math.min(delayMs, MAX_PAUSE_MS)),
			};
		}
		throw new FetchError("unreachable", "robots.txt redirects in a circle");
	}

	async #ask(url: URL, { method = "GET", headers = {}, mostBytes = this.#options.mostBytes }: Wanted): Promise<Answer> {
		const { mayConnect, limitMs, userAgent, signal } = this.#options;
		if (isForbiddenLiteral(url.hostname, mayConnect)) throw new FetchError("unreachable", PRIVATE);
		await sleep(Math.max(0, this.#nextAt - Date.now()), undefined, { ...(signal && { signal }) });
		const deadline = AbortSignal.timeout(limitMs);
		const cookie = this.#cookiesFor(url);
		const sent = {
			...{
				"user-agent": userAgent,
				accept: "text/html,*/*;q=0.8",
				"accept-language": "en",
				"accept-encoding": "identity",
			},
			...headers,
			...(cookie !== "" && { cookie }),
		};
		try {
			const response = await send(url, {
				method,
				headers: sent,
				lookup: lookUpOnly(mayConnect),
				signal: signal === undefined ? deadline : AbortSignal.any([deadline, signal]),
			});
			this.#keepCookies(url, response.headers["set-cookie"]);
			return {
				status: response.statusCode ?? 0,
				headers: response.headers,
				bytes: await readBody(response, mostBytes),
			};
		} catch (error) {
			if (deadline.aborted) throw new FetchError("unreachable", `does not answer in ${limitMs / 1_000} s`);
			throw error;
		} finally {
			this.#nextAt = Date.now() + this.#pauseMs;
		}
	}

	#cookiesFor({ host }: URL): string {
		return [...(this.#cookies.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
	}

	#keepCookies({ host }: URL, setCookies: readonly string[] = []): void {
		const known = this.#cookies.get(host) ?? new Map<string, string>();
		for (const each of setCookies) {
			const [, name, value] = /^\s*([^=;\s]+)=([^;]*)/.exec(each) ?? [];
			if (name !== undefined && value !== undefined) known.set(name, value);
		}
		this.#cookies.set(host, known);
	}
}

const PRIVATE = "leads to an address that is not public";

function send(url: URL, options: http.RequestOptions): Promise<IncomingMessage> {
	const { request } = url.protocol === "https:" ? https : http;
	return new Promise((resolve, reject) => {
		// A new connection: a pooled one may lead to an address that was never checked.
		request(url, { ...options, agent: false })
			.on("response", resolve)
			.on("error", reject)
			.end();
	});
}

async function readBody(response: IncomingMessage, mostBytes: number): Promise<Buffer> {
	const isZipped = response.headers["content-encoding"] === "gzip";
	const body = isZipped ? response.pipe(createGunzip()) : response;
	if (isZipped) response.on("error", (error) => body.destroy(error));
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of body) {
		size += chunk.length;
		if (size > mostBytes) {
			response.destroy();
			throw new FetchError("unreachable", `is larger than ${mostBytes} bytes`);
		}
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

function toReason(error: unknown): string {
	if (error instanceof PrivateAddress) return PRIVATE;
	return error instanceof Error && "code" in error ? `cannot be reached (${error.code})` : "cannot be read";
}
