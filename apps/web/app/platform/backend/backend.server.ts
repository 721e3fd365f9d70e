import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import { Problem } from "@uchit/contract/problem.ts";
import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import { data } from "react-router";
import type * as z from "zod";
import type { RequestContext } from "#app/platform/request-context.ts";
import { withHindiSources } from "./hindi-sources.server.ts";

const TIMEOUT_MS = 5_000;

/** The backend is unreachable, too slow or failing. */
export class BackendUnavailable extends Error {
	override name = "BackendUnavailable";
}

/**
 * GETs a backend path and parses the reply; undefined for a 404. The reply's cache tags join the page's. Throws Error for a reply that
 * breaks the contract. An outage is reported as BackendUnavailable and thrown as a 503 response, from which React Router takes the
 * status.
 */
export async function getFromBackend<Schema extends z.ZodType>(
	request: RequestContext,
	path: string,
	schema: Schema,
	timeoutMs?: number,
): Promise<z.output<Schema> | undefined> {
	const { response, body } = await readForPage(request, path, timeoutMs);
	if (response.status === 404) return undefined;
	if (!response.ok) throw new Error(`The backend answered ${response.status} to ${path}.`);
	return parseReply(request, path, { body, schema });
}

/** Like `getFromBackend`, but a 404 is an error. */
export async function requireFromBackend<Schema extends z.ZodType>(
	request: RequestContext,
	path: string,
	schema: Schema,
	timeoutMs?: number,
): Promise<z.output<Schema>> {
	const found = await getFromBackend(request, path, schema, timeoutMs);
	if (found === undefined) throw new Error(`The backend has no ${path}.`);
	return found;
}

/** Like `getFromBackend`, for requests that may be refused (400) with errors by field. */
export async function askBackend<Schema extends z.ZodType>(
	request: RequestContext,
	path: string,
	schema: Schema,
): Promise<{ kind: "answer"; value: z.output<Schema> } | { kind: "refused"; errors: FieldErrors }> {
	const { response, body } = await readForPage(request, path);
	if (response.status === 400) return { kind: "refused", errors: refusalOf(body).errors };
	if (!response.ok) throw new Error(`The backend answered ${response.status} to ${path}.`);
	return { kind: "answer", value: parseReply(request, path, { body, schema }) };
}

async function readForPage(request: RequestContext, path: string, timeoutMs?: number): Promise<BackendAnswer> {
	const answer = await callBackend(request, { path, timeoutMs });
	if (answer === undefined) throw data("The backend is not available.", { status: 503 });
	const tags = answer.response.headers.get(CACHE_TAG_HEADER) ?? "";
	for (const tag of tags.split(" ")) if (tag !== "") request.cacheTags.add(tag);
	return answer;
}

function parseReply<Schema extends z.ZodType>(
	{ language }: RequestContext,
	path: string,
	{ body, schema }: { body: string; schema: Schema },
): z.output<Schema> {
	const parsed = schema.safeParse(toJson(body));
	if (!parsed.success) throw new Error(`The backend's answer to ${path} breaks the contract.`, { cause: parsed.error });
	return language === "hi" ? withHindiSources(parsed.data) : parsed.data;
}

export type SendResult<Value> =
	| { kind: "taken"; value: Value }
	| ({ kind: "refused"; status: number } & Refusal)
	| ({ kind: "too-many"; retryAfterSeconds: number } & Pick<Problem, "code" | "puzzle">);

type Sending<Schema> = {
	body: unknown;
	schema: Schema;
	/** The address for the backend's rate limits. */
	visitorAddress: string;
	also?: Readonly<Record<string, string>>;
};

const AN_HOUR_S = 3_600;

/**
 * POSTs a body. An outage is reported and returned as `away`, so that the form retains its values. Throws Error for a reply that breaks
 * the contract.
 */
export async function sendToBackend<Schema extends z.ZodType>(
	request: RequestContext,
	path: string,
	{ body, schema, visitorAddress, also }: Sending<Schema>,
): Promise<SendResult<z.output<Schema>> | { kind: "away" }> {
	const headers = { [VISITOR_ADDRESS_HEADER]: visitorAddress, ...also };
	const answer = await callBackend(request, { method: "POST", path, body, headers });
	if (answer === undefined) return { kind: "away" };
	const { ok, status } = answer.response;
	if (ok) return { kind: "taken", value: schema.parse(toJson(answer.body)) };
	if (status === 429) {
		const seconds = Number(answer.response.headers.get("retry-after"));
		return { kind: "too-many", retryAfterSeconds: seconds > 0 ? seconds : AN_HOUR_S, ...whatLimit(answer) };
	}
	return { kind: "refused", status, ...refusalOf(answer.body) };
}

/** A proxy's rate limit has no problem body. */
function whatLimit({ response, body }: BackendAnswer): Pick<Problem, "code" | "puzzle"> {
	if (response.headers.get("content-type")?.startsWith("application/problem+json") !== true) return {};
	const { code, puzzle } = Problem.parse(JSON.parse(body));
	return { code, puzzle };
}

export type FieldErrors = NonNullable<Problem["errors"]>;

/** Errors by field, or the code of a conflict. */
export type Refusal = { errors: FieldErrors; code: Problem["code"] };

export function refusalOf(body: string): Refusal {
	const { errors = [], code } = Problem.parse(JSON.parse(body));
	return { errors, code };
}

/** Undefined for an empty body. */
export function toJson(body: string): unknown {
	return body === "" ? undefined : JSON.parse(body);
}

export type BackendCall = {
	method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
	path: string;
	headers?: Readonly<Record<string, string>>;
	/** FormData is sent as multipart, everything else as JSON. */
	body?: unknown;
	timeoutMs?: number | undefined;
};

type BackendAnswer = { response: Response; body: string };

/** Calls the backend with our key. Undefined for an outage, which is reported as BackendUnavailable. */
export async function callBackend(
	request: RequestContext,
	{ method = "GET", path, headers, body, timeoutMs = TIMEOUT_MS }: BackendCall,
): Promise<BackendAnswer | undefined> {
	const init = {
		method,
		headers: {
			authorization: `Bearer ${request.backend.key}`,
			accept: "application/json",
			...(body !== undefined && !(body instanceof FormData) && { "content-type": "application/json" }),
			...headers,
		},
		body: body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body),
		signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
	};
	try {
		return await fetchWhole(request.backend.url, path, init);
	} catch (error) {
		request.reportError(error);
		return undefined;
	}
}

/** Reads the body too, as it may break off. Throws BackendUnavailable without an answer or for a failing one. */
async function fetchWhole(url: string, path: string, init: RequestInit): Promise<BackendAnswer> {
	const answer = await fetch(`${url}${path}`, init)
		.then(async (response) => ({ response, body: await response.text() }))
		.catch((cause: unknown) => {
			throw new BackendUnavailable(`The backend did not answer ${path}.`, { cause });
		});
	const { status } = answer.response;
	if (status >= 500) throw new BackendUnavailable(`The backend answered ${status} to ${path}.`);
	return answer;
}
