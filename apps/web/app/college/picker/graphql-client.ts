import { QueryClient } from "@tanstack/react-query";

const ADDRESS = "/api/graphql";
/** The lowest status that counts as a failure (spec 8). */
const FIRST_BAD_STATUS = 300;

/** The service answered with a status of 300 or above, or with an invalid body. */
export class ServerError extends Error {
	override name = "ServerError";
	readonly statusCode: number;
	readonly result: unknown;

	constructor(message: string, statusCode: number, result: unknown) {
		super(message);
		this.statusCode = statusCode;
		this.result = result;
	}
}

class ServerParseError extends Error {
	override name = "ServerParseError";
	readonly statusCode: number;
	readonly bodyText: string;

	constructor(statusCode: number, bodyText: string, cause: unknown) {
		super(`The answer of ${ADDRESS} is no JSON.`, { cause });
		this.statusCode = statusCode;
		this.bodyText = bodyText;
	}
}

/** The query failed in whole or in part; the message gives the reason. */
export class QueryError extends Error {
	override name = "QueryError";
}

/** A query; `DATA` and `VARIABLES` only carry types and are never set. */
export type Query<Data, Variables> = { text: string; DATA?: Data; VARIABLES?: Variables };

type Answer<Data> = { data?: Data | null; errors?: readonly { message: string }[] };
type AskOptions = { signal?: AbortSignal; address?: string };

/**
 * Posts a query with the visitor's credentials, and returns its data. @throws ServerError, ServerParseError,
 * QueryError; TypeError if the service cannot be reached
 */
export async function askGraphql<Data, Variables>(
	query: Query<Data, Variables>,
	variables: Variables,
	{ signal, address = ADDRESS }: AskOptions = {},
): Promise<Data> {
	const response = await fetch(address, {
		method: "POST",
		credentials: "include",
		headers: { accept: "application/json", "content-type": "application/json" },
		body: JSON.stringify({ query: query.text, variables }),
		signal: signal ?? null,
	});
	const answer: Answer<Data> = readAnswer(response.status, await response.text());
	if (answer.errors !== undefined && answer.errors.length > 0) {
		throw new QueryError(answer.errors.map(({ message }) => message).join(" "));
	}
	if (answer.data === undefined || answer.data === null) {
		throw new ServerError(`The answer of ${ADDRESS} has neither data nor errors.`, response.status, answer);
	}
	return answer.data;
}

function readAnswer(status: number, body: string) {
	if (status >= FIRST_BAD_STATUS) {
		throw new ServerError(`${ADDRESS} answered with status ${status}.`, status, readLoosely(body));
	}
	try {
		return JSON.parse(body) ?? {};
	} catch (cause) {
		throw new ServerParseError(status, body, cause);
	}
}

function readLoosely(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch {
		return body;
	}
}

/** Timings of spec 9. */
const CACHE_LIFETIME_MS = 5 * 60_000;
const MAX_RETRIES = 3;
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;

/**
 * Caches queries for five minutes and merges simultaneous equal ones. Import it only from lazily loaded modules, as it brings its
 * library.
 */
export function createQueryClient(): QueryClient {
	return new QueryClient({
		defaultOptions: {
			queries: {
				staleTime: CACHE_LIFETIME_MS,
				gcTime: CACHE_LIFETIME_MS,
				retry: (failures, error) => failures < MAX_RETRIES && isRetryable(error),
				retryDelay: waitBeforeRetry,
				refetchOnWindowFocus: false,
			},
		},
	});
}

/** The wait in ms before a retry, by the number of failures before the present one. */
export function waitBeforeRetry(failures: number): number {
	return Math.min(FIRST_WAIT_MS * 2 ** failures, MAX_WAIT_MS);
}

/** Refusals are final; only a rate limit passes. */
function isRetryable(error: Error): boolean {
	if (error instanceof QueryError) return false;
	return !(error instanceof ServerError) || error.statusCode >= 500 || error.statusCode === 429;
}
