import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** The request for which something is done, in the words of anyone who sent it. */
export type RequestTrace = {
	/** 8 to 100 letters, digits, `.`, `_` or `-`: safe in a log, a header and a comment of SQL. */
	id: string;
	/** The W3C Trace Context header, if the request has one. */
	traceparent: string | undefined;
};

export const REQUEST_ID_HEADER = "x-request-id";
export const TRACEPARENT_HEADER = "traceparent";

/** The request's own id where it has a good one, or a new one. */
export function toRequestId(headers: IncomingHttpHeaders): string {
	const given = headers[REQUEST_ID_HEADER];
	return typeof given === "string" && /^[\w.-]{8,100}$/.test(given) ? given : randomUUID();
}

/** The request's trace context; undefined where it has none, or one that breaks the standard. */
export function toTraceparent(headers: IncomingHttpHeaders): string | undefined {
	const given = headers[TRACEPARENT_HEADER];
	return typeof given === "string" && TRACEPARENT.test(given) ? given : undefined;
}

const TRACEPARENT = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

const traces = new AsyncLocalStorage<RequestTrace | undefined>();

/** The request for which this code runs; undefined for what is done by itself. */
export function currentTrace(): RequestTrace | undefined {
	return traces.getStore();
}

/** Everything that `work` begins, now and later, is done for this request; `undefined` for nobody's. */
export function runInTrace<Result>(trace: RequestTrace | undefined, work: () => Result): Result {
	return traces.run(trace, work);
}

/** `work` for the request that is current now, no matter who calls it and when. */
export function bindToTrace<Work extends (...args: never[]) => unknown>(work: Work): Work {
	return AsyncLocalStorage.bind(work);
}
