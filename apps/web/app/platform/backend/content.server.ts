import { data } from "react-router";
import type * as z from "zod";
import type { RequestContext } from "#app/platform/request-context.ts";

/** The content system cannot answer now: it is away, too slow, or failing. */
class ContentUnavailable extends Error {
	override name = "ContentUnavailable";
}

/** Nobody tells of changes in a content system that is not ours: what was read of it is believed for a minute. */
const FOREIGN_FRESH_MS = 60_000;
const LIMIT_MS = 5_000;

type AskOptions = {
	/** How long the answer may take. */
	limitMs?: number;
	/** True for what stands on every page: fetched once, and again after a change (or a minute, where changes are not announced). */
	remembered?: boolean;
	now?: number;
};

/**
 * GETs a path of the content system (`/items/news?…`) and parses the reply; undefined when it does not offer such a
 * collection: Directus answers 403, or 404, and does not say which of "absent" and "not for you" it is.
 * Only what Directus itself offers may be asked for: it may stand there instead of ours.
 * @throws ContentUnavailable
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
	if (!parsed.success) throw new Error(`The answer to ${address} is not what we read there.`, { cause: parsed.error });
	return parsed.data;
}

/** The same for what a page cannot go without: an outage is reported and becomes a 503 answer. */
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

/** Fetches what a page can go without: a failure is logged once, by name, until it works again. */
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
		// Nobody tells of the end of an outage.
		request.limitFreshness(AWAY_FRESH_MS);
		return { kind: "away" };
	}
}

const failing = new Set<string>();
/** How long a page that goes without something is shown before it is tried again. */
const AWAY_FRESH_MS = 60_000;

function isForeign(request: RequestContext): boolean {
	return request.contentUrl !== request.backend.url;
}

type Remembered = { until: number; changes: number | undefined; answer: Promise<unknown> };

/** A handful of addresses: those that every page asks for. */
const answers = new Map<string, Remembered>();

/** An outage is remembered too where changes are not told, so that pages do not wait for it one after the other. */
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

/** Ours knows by the key that it is us who ask so often. A foreign one gets no secret of ours. */
function headersFor(request: RequestContext): Record<string, string> {
	const accept = { accept: "application/json" };
	return isForeign(request) ? accept : { ...accept, authorization: `Bearer ${request.backend.key}` };
}

/** The body too: an answer that breaks off is none. */
async function fetchWhole(address: string, init: RequestInit): Promise<{ status: number; body: string }> {
	const response = await fetch(address, init);
	return { status: response.status, body: await response.text() };
}
