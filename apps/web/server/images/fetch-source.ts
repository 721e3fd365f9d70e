import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { BYTES_IN_MB } from "@uchit/contract/bytes.ts";
import {
	type DnsLookup,
	type IsAllowedAddress,
	isForbiddenLiteral,
	isPublicAddress,
	lookUpOnly,
	PrivateAddress,
} from "@uchit/settings/public-address.ts";
import { ImageRefused } from "#server/images/refused.ts";
import type { ImageSource } from "#server/images/source.ts";

export type Validator = { etag?: string | undefined; lastModified?: string | undefined };
export type Fetched = { kind: "unchanged" } | { kind: "fetched"; bytes: Buffer; validator: Validator };
export type FetchSource = (source: ImageSource, known?: Validator) => Promise<Fetched>;

export type FetchOptions = {
	/** Sent only to our own content system, which limits anonymous callers. */
	key?: string | undefined;
	limitMs?: number;
	mostBytes?: number;
	/** The addresses that a configured host may resolve to. Our own content system may be anywhere. */
	mayConnect?: IsAllowedAddress;
	lookUp?: DnsLookup;
};

const LIMIT_MS = 7_000;
const MAX_BYTES = 25 * BYTES_IN_MB;
const VALID_BUT = '"url" parameter is valid but upstream';

/**
 * Creates the function that fetches a picture from its source: it follows no redirect, and reaches no private address.
 */
export function createFetchSource(options: FetchOptions = {}): FetchSource {
	const { key, limitMs = LIMIT_MS, mostBytes = MAX_BYTES, mayConnect = isPublicAddress, lookUp } = options;
	const lookUpPublic = lookUpOnly(mayConnect, lookUp);

	return async ({ kind, address }, known) => {
		const isForeign = kind === "host";
		if (isForeign && isForbiddenLiteral(address.hostname, mayConnect)) throw notAllowed();
		const signal = AbortSignal.timeout(limitMs);
		try {
			const response = await requestSource(
				address,
				isForeign ? { signal, known, lookup: lookUpPublic } : { signal, known, key },
			);
			return await read(response, mostBytes);
		} catch (error) {
			throw toRefusal(error, signal);
		}
	};
}

type FetchContext = {
	signal: AbortSignal;
	known: Validator | undefined;
	key?: string | undefined;
	lookup?: http.RequestOptions["lookup"];
};

function requestSource(address: URL, { signal, known, key, lookup }: FetchContext): Promise<IncomingMessage> {
	const headers = {
		accept: "image/*",
		"accept-encoding": "identity",
		...(key !== undefined && { authorization: `Bearer ${key}` }),
		...(known?.etag !== undefined && { "if-none-match": known.etag }),
		...(known?.lastModified !== undefined && { "if-modified-since": known.lastModified }),
	};
	const { request } = address.protocol === "https:" ? https : http;
	return new Promise((resolve, reject) => {
		// Uses a new connection: a pooled one may lead to an address that was not checked.
		const clientRequest = request(address, { headers, signal, agent: false, ...(lookup !== undefined && { lookup }) });
		clientRequest.on("response", resolve).on("error", reject).end();
	});
}

async function read(response: IncomingMessage, mostBytes: number): Promise<Fetched> {
	const { statusCode: status = 0, headers } = response;
	if (status !== 200) response.destroy();
	if (status === 304) return { kind: "unchanged" };
	if (status >= 300 && status < 400) throw new ImageRefused(400, `${VALID_BUT} response is a redirect`);
	if (status !== 200) throw new ImageRefused(toStatus(status), `${VALID_BUT} response is invalid`);
	const chunks: Buffer[] = [];
	let size = Number(headers["content-length"] ?? 0);
	if (size <= mostBytes) {
		size = 0;
		for await (const chunk of response) {
			chunks.push(chunk);
			size += chunk.length;
			if (size > mostBytes) break;
		}
	}
	if (size > mostBytes) {
		response.destroy();
		throw new ImageRefused(413, `${VALID_BUT} image is larger than ${mostBytes} bytes`);
	}
	const validator = { etag: headers.etag, lastModified: headers["last-modified"] };
	return { kind: "fetched", bytes: Buffer.concat(chunks), validator };
}

/** Passes on the source's status about the picture; a source that is too busy counts as an outage. */
function toStatus(answered: number): number {
	if (answered === 408 || answered === 429) return 503;
	return answered >= 400 && answered < 500 ? answered : 502;
}

function toRefusal(error: unknown, signal: AbortSignal): ImageRefused {
	if (error instanceof ImageRefused) return error;
	if (error instanceof PrivateAddress) return notAllowed();
	if (signal.aborted) return new ImageRefused(504, `${VALID_BUT} response timed out`, { cause: error });
	return new ImageRefused(502, `${VALID_BUT} cannot be reached`, { cause: error });
}

function notAllowed(): ImageRefused {
	return new ImageRefused(400, '"url" parameter is not allowed');
}
