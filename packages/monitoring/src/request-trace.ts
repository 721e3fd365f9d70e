import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export type RequestTrace = {
	/** 8 to 100 letters, digits, `.`, `_` or `-`: safe in a log, a header and a comment of SQL. */
	id: string;
	traceparent: string | undefined;
};

export const REQUEST_ID_HEADER = "x-request-id";
export const TRACEPARENT_HEADER = "traceparent";

export function toRequestId(headers: IncomingHttpHeaders): string {
	const given = headers[REQUEST_ID_HEADER];
	return typeof given === "string" && /^[\w.-]{8,100}$/.test(given) ? given : randomUUID();
}

export function toTraceparent(headers: IncomingHttpHeaders): string | undefined {
	const given = headers[TRACEPARENT_HEADER];
	return typeof given === "string" && TRACEPARENT.test(given) ? given : undefined;
}

const TRACEPARENT = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

const traces = new AsyncLocalStorage<RequestTrace | undefined>();

export function currentTrace(): RequestTrace | undefined {
	return traces.getStore();
}

export function runInTrace<Result>(trace: RequestTrace | undefined, work: () => Result): Result {
	return traces.run(trace, work);
}

export function bindToTrace<Work extends (...args: never[]) => unknown>(work: Work): Work {
	return AsyncLocalStorage.bind(work);
}
