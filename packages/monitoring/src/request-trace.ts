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
	const requestId = headers[REQUEST_ID_HEADER];
	return typeof requestId === "string" && /^[\w.-]{8,100}$/.test(requestId) ? requestId : randomUUID();
}

export function toTraceparent(headers: IncomingHttpHeaders): string | undefined {
	const traceparent = headers[TRACEPARENT_HEADER];
	return typeof traceparent === "string" && TRACEPARENT.test(traceparent) ? traceparent : undefined;
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
