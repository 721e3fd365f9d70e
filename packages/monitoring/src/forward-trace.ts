import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { currentTrace, REQUEST_ID_HEADER, TRACEPARENT_HEADER } from "./request-trace.ts";

const CHANNEL = "undici:request:create";

/**
 * Adds the current request's id and trace context to every `fetch` to `address`, and to no other origin. Returns a function that undoes
 * this.
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
