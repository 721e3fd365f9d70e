import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import { Problem } from "@uchit/contract/problem.ts";
import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import { data } from "react-router";
import type * as z from "zod";
import type { RequestContext } from "#app/request-context.ts";

export const BACKEND_TIMEOUT_MS = 5_000;

/** The backend cannot answer now: it is away, too slow, or failing. */
export class BackendUnavailable extends Error {
	override name = "BackendUnavailable";
}

/**
 * GETs a path of the backend and parses the reply; undefined when the backend knows no such thing (404).
 * The tags of the reply join the page's: a change of any of them renews the page.
 * Throws Error for a reply that breaks the contract. An outage is reported as BackendUnavailable and thrown as a 503 answer,
 * because that is what React Router takes a page's status from.
 */
export async function getFromBackend<Schema extends z.ZodType>(
	request: RequestContext,
	path: string,
	schema: Schema,
	timeoutMs = BACKEND_TIMEOUT_MS,
): Promise<z.output<Schema> | undefined> {
	const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
	const reply = await ask(request, path, signal).catch((error: unknown) => {
		if (!(error instanceof BackendUnavailable)) throw error;
		request.reportError(error);
		throw data("The backend is not available.", { status: 503 });
	});
	if (reply === undefined) return undefined;
	const parsed = schema.safeParse(reply);
	if (!parsed.success) throw new Error(`The backend's answer to ${path} breaks the contract.`, { cause: parsed.error });
	return parsed.data;
}

async function ask({ backend, cacheTags }: RequestContext, path: string, signal: AbortSignal): Promise<unknown> {
	const headers = { authorization: `Bearer ${backend.key}`, accept: "application/json" };
	const { response, body } = await fetchAnswer(backend.url, path, { headers, signal });
	for (const tag of (response.headers.get(CACHE_TAG_HEADER) ?? "").split(" ")) if (tag !== "") cacheTags.add(tag);
	if (response.status === 404) return undefined;
	if (!response.ok) throw new Error(`The backend answered ${response.status} to ${path}.`);
	return JSON.parse(body);
}

/** What the backend did with a form: took it, or why it did not, field by field, or that this visitor has sent enough for now. */
export type Sent<Value> =
	| { kind: "taken"; value: Value }
	| { kind: "refused"; status: number; errors: Problem["errors"] }
	| { kind: "too-many"; retryAfterSeconds: number };

type Sending<Schema> = {
	body: unknown;
	schema: Schema;
	/** Whom the backend's limits count. */
	visitorAddress: string;
	/** What else this call says of itself. */
	also?: Readonly<Record<string, string>>;
};

const AN_HOUR_S = 3_600;

/**
 * POSTs a body to the backend. An outage is reported and told as a 503 answer, so that the visitor keeps what was written.
 * Throws Error for a reply that breaks the contract.
 */
export async function sendToBackend<Schema extends z.ZodType>(
	request: RequestContext,
	path: string,
	{ body, schema, visitorAddress, also }: Sending<Schema>,
): Promise<Sent<z.output<Schema>> | { kind: "away" }> {
	const signal = AbortSignal.any([request.signal, AbortSignal.timeout(BACKEND_TIMEOUT_MS)]);
	const headers = {
		authorization: `Bearer ${request.backend.key}`,
		"content-type": "application/json",
		[VISITOR_ADDRESS_HEADER]: visitorAddress,
		...also,
	};
	const init = { method: "POST", headers, body: JSON.stringify(body), signal };
	try {
		const answer = await fetchAnswer(request.backend.url, path, init);
		if (answer.response.ok) return { kind: "taken", value: schema.parse(toJson(answer.body)) };
		if (answer.response.status === 429) {
			const seconds = Number(answer.response.headers.get("retry-after"));
			return { kind: "too-many", retryAfterSeconds: seconds > 0 ? seconds : AN_HOUR_S };
		}
		const { status } = answer.response;
		return { kind: "refused", status, errors: Problem.parse(JSON.parse(answer.body)).errors ?? [] };
	} catch (error) {
		if (!(error instanceof BackendUnavailable)) throw error;
		request.reportError(error);
		return { kind: "away" };
	}
}

/** Undefined for an answer that says nothing but that it is done. */
function toJson(body: string): unknown {
	return body === "" ? undefined : JSON.parse(body);
}

/** Throws BackendUnavailable when there is no answer, or one of failure. */
export async function fetchAnswer(url: string, path: string, init: RequestInit) {
	const answer = await fetchWhole(`${url}${path}`, init).catch((cause: unknown) => {
		throw new BackendUnavailable(`The backend did not answer ${path}.`, { cause });
	});
	const { response } = answer;
	if (response.status >= 500) throw new BackendUnavailable(`The backend answered ${response.status} to ${path}.`);
	return answer;
}

/** The body too: an answer that breaks off is none. */
async function fetchWhole(url: string, init: RequestInit): Promise<{ response: Response; body: string }> {
	const response = await fetch(url, init);
	return { response, body: await response.text() };
}
