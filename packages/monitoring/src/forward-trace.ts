import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { currentTrace, REQUEST_ID_HEADER, TRACEPARENT_HEADER } from "./request-trace.ts";

/** The channel on which the driver of `fetch` announces each request that it is about to send. */
const CHANNEL = "undici:request:create";

/**
 * Makes every `fetch` to `address` from now on carry the id and the trace context of the request for which it is made, and one to
 * anywhere else nothing of them. Returns the function that ends that.
 */
export function forwardTrace(address: string): () => void {
	const { origin } = new URL(address);
	const onCreate = (message: unknown) => {
		const trace = currentTrace();
		if (trace === undefined || !isRequest(message) || String(message.request.origin) !== origin) return;
		message.request.addHeader(REQUEST_ID_HEADER, trace.id);
		if (trace.traceparent !== undefined) message.request.addHeader(TRACEPARENT_HEADER, trace.traceparent);
	};
	subscribe(CHANNEL, onCreate);
	return () => unsubscribe(CHANNEL, onCreate);
}

type Created = { request: { origin: unknown; addHeader: (name: string, value: string) => void } };

function isRequest(message: unknown): message is Created {
	return (
		typeof message === "object" &&
		message !== null &&
		"request" in message &&
		typeof message.request === "object" &&
		message.request !== null &&
		"addHeader" in message.request
	);
}
