import type { IncomingMessage, ServerResponse } from "node:http";
import { REQUEST_ID_HEADER, toRequestId } from "@uchit/monitoring/request-trace.ts";
import { ANALYTICS_COOKIE } from "#app/platform/analytics.ts";
import { isMiss } from "#server/misses.ts";
import { COMMON_HEADERS, HTTPS_ONLY, isHttps } from "#server/security.ts";
import type { Encoding } from "./compression.ts";
import { type CachedPage, chooseAnswer } from "./page.ts";
import type { PageCache } from "./page-cache.ts";

export type CachedAnswers = (request: IncomingMessage, response: ServerResponse) => boolean;

type CachedAnswersOptions = {
	cache: Pick<PageCache, "peekFresh">;
	/** Whether consenting visitors are counted: they get their own answers. */
	isCounting: boolean;
	/** A cached page was served; it took `ms` from the request until the system had all of it. */
	onAnswered: (status: number, ms: number) => void;
};

/**
 * Serves fresh cached pages before the rest of the program sees the request. Headers are built once per encoding; echoes the request id;
 * skips tracing and logging.
 */
export function createCachedAnswers({ cache, isCounting, onAnswered }: CachedAnswersOptions): CachedAnswers {
	const written = new WeakMap<CachedPage, Map<number, string[]>>();
	return (request, response) => {
		const { method, url = "/", headers } = request;
		if (method !== "GET" || (isCounting && headers.cookie?.includes(`${ANALYTICS_COOKIE}=`))) return false;
		// The key of a page is its canonical address.
		const page = cache.peekFresh(url);
		// Pages without an answer are counted, which happens elsewhere.
		if (page === undefined || isMiss(page)) return false;
		const startedAt = performance.now();
		const { encoding, entityTag, isKnown } = chooseAnswer(page, {
			acceptEncoding: headers["accept-encoding"],
			ifNoneMatch: headers["if-none-match"],
		});
		const body = isKnown ? undefined : page.variants[encoding];
		// A form that is not made yet takes time.
		if (body === undefined && !isKnown) return false;
		const status = isKnown ? 304 : page.status;
		const isSecure = isHttps(request);
		const blocks = written.get(page) ?? new Map<number, string[]>();
		const form = FORMS[encoding] + (body === undefined ? 2 : 0) + (isSecure ? 1 : 0);
		let block = blocks.get(form);
		if (block === undefined) {
			block = writeBlock(page, { encoding, entityTag, body, isSecure });
			written.set(page, blocks.set(form, block));
		}
		response.writeHead(
			status,
			headers[REQUEST_ID_HEADER] === undefined ? block : [...block, REQUEST_ID_HEADER, toRequestId(headers)],
		);
		response.end(body);
		onAnswered(status, performance.now() - startedAt);
		return true;
	};
}

/** Each has four forms: a page or a 304, with https or without. */
const FORMS: Readonly<Record<Encoding, number>> = { identity: 0, gzip: 4, br: 8 };

type Form = { encoding: Encoding; entityTag: string; body: Buffer | undefined; isSecure: boolean };

function writeBlock(page: CachedPage, { encoding, entityTag, body, isSecure }: Form): string[] {
	const headers: CachedPage["headers"] = {
		...COMMON_HEADERS,
		...(isSecure && HTTPS_ONLY),
		...page.headers,
		etag: entityTag,
		"x-cache": "hit",
		"server-timing": "cache;desc=hit",
		...(body !== undefined && encoding !== "identity" && { "content-encoding": encoding }),
		...(body !== undefined && { "content-length": String(body.length) }),
	};
	return Object.entries(headers).flatMap(([name, value]) => [value].flat().flatMap((each) => [name, each]));
}
