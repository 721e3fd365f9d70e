import { data } from "react-router";
import type * as z from "zod";
import type { RequestContext } from "#app/platform/request-context.ts";

/** The content system is unreachable, too slow or failing. */
class ContentUnavailable extends Error {
	override name = "ContentUnavailable";
}

/** Another content system announces no changes, so its answers are cached for a minute. */
const FOREIGN_FRESH_MS = 60_000;
const LIMIT_MS = 5_000;

type AskOptions = {
	/** Timeout in ms. */
	limitMs?: number;
	remembered?: boolean;
	now?: number;
};

/**
 * GETs a path (`/items/news?…`) and parses the reply. Undefined if the collection does not exist: Directus answers 403 or 404 for absent
 * and forbidden alike. Use only Directus's own API, as the site may run with another instance. @throws ContentUnavailable
 */
export async function askContent<Schema extends z.ZodType>(
	request: RequestContext,
	path: string,
	schema: Schema,
	{ limitMs = LIMIT_MS, remembered = false, now = Date.now() }: AskOptions = {},
): Promise<z.output<Schema> | undefined> {
	if (isForeign(request)) request.limitFreshness(FOREIGN_FRESH_MS);
	const address = `${request.contentUrl}${path}`;
	const reply = await (remembered
		? askOnce(request, address, { limitMs, now })
		: fetchContent(request, address, AbortSignal.any([request.signal, AbortSignal.timeout(limitMs)])));
	if (reply === undefined) return undefined;
	const parsed = schema.safeParse(reply);
	if (!parsed.success)
		throw new Error(`The answer of ${address} has another shape than expected.`, { cause: parsed.error });
	return parsed.data;
}

/** Like `askContent`, for essential content: an outage is reported and thrown as a 503. */
export async function getFromContent<Schema extends z.ZodType>(
	request: RequestContext,
	path: string,
	schema: Schema,
): Promise<z.output<Schema> | undefined> {
	try {
		return await askContent(request, path, schema);
	} catch (error) {
		if (!(error instanceof ContentUnavailable)) throw error;
		request.reportError(error);
		throw data("The content system is not available.", { status: 503 });
	}
}

/** Fetches optional content. A failure is logged once per name until it succeeds again. */
export async function tryFetch<Value>(
	request: RequestContext,
	what: string,
	pending: Promise<Value>,
): Promise<{ kind: "ok"; value: Value } | { kind: "away" }> {
	const key = `${request.contentUrl} ${what}`;
	try {
		const value = await pending;
		failing.delete(key);
		return { kind: "ok", value };
	} catch (error) {
		if (!failing.has(key)) request.reportQuietly(what, error);
		failing.add(key);
		// The end of an outage is not announced.
		request.limitFreshness(AWAY_FRESH_MS);
		return { kind: "away" };
	}
}

const failing = new Set<string>();
/** How long a page without its optional content is cached, in ms. */
const AWAY_FRESH_MS = 60_000;

function isForeign(request: RequestContext): boolean {
	return request.contentUrl !== request.backend.url;
}

type Remembered = { until: number; changes: number | undefined; answer: Promise<unknown> };

/** A handful of addresses that every page requests. */
const answers = new Map<string, Remembered>();

/** Caches outages too if changes are not announced, so that pages do not wait one after another. */
function askOnce(request: RequestContext, address: string, { limitMs, now }: { limitMs: number; now: number }) {
	const foreign = isForeign(request);
	const changes = request.changes;
	const known = answers.get(address);
	const isGood = foreign ? now < (known?.until ?? 0) : changes !== undefined && known?.changes === changes;
	if (known !== undefined && isGood) return known.answer;
	// Not with the signal of one request: others wait for the same answer.
	const answer = fetchContent(request, address, AbortSignal.timeout(limitMs));
	const entry = { until: now + FOREIGN_FRESH_MS, changes, answer };
	answers.set(address, entry);
	if (!foreign) {
		answer.catch(() => {
			if (answers.get(address) === entry) answers.delete(address);
		});
	}
	return answer;
}

async function fetchContent(request: RequestContext, address: string, signal: AbortSignal): Promise<unknown> {
	const init = { headers: headersFor(request), signal };
	const { status, body } = await fetchWhole(address, init).catch((cause: unknown) => {
		throw new ContentUnavailable(`The content system did not answer ${address}.`, { cause });
	});
	if (status === 403 || status === 404) return undefined;
	if (status !== 200) throw new ContentUnavailable(`The content system answered ${status} to ${address}.`);
	try {
		return JSON.parse(body);
	} catch (cause) {
		throw new ContentUnavailable(`The content system's answer to ${address} is no JSON.`, { cause });
	}
}

/** The key tells our own content system who sends so many requests. Another one never gets it. */
function headersFor(request: RequestContext): Record<string, string> {
	const accept = { accept: "application/json" };
	return isForeign(request) ? accept : { ...accept, authorization: `Bearer ${request.backend.key}` };
}

/** Reads the body too, as it may break off. */
async function fetchWhole(address: string, init: RequestInit): Promise<{ status: number; body: string }> {
	const response = await fetch(address, init);
	return { status: response.status, body: await response.text() };
}
