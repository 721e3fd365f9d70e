import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Env } from "#server/env.ts";
import { visitorAddress } from "#server/visitor-address.ts";

type PassOn = {
	env: Pick<Env, "BACKEND_URL" | "BACKEND_KEY">;
	/** Of the backend. */
	path: string;
	/** How long the backend may take. */
	limitMs: number;
	/** Headers of the caller that the backend reads too. */
	headers?: Record<string, string | undefined>;
};

const ANSWERED = ["content-type", "retry-after"];

/** Hands a JSON body to the backend with our key and the visitor's address; undefined when there is no answer, or a redirect. */
export async function passOn(
	request: FastifyRequest,
	reply: FastifyReply,
	{ env, path, limitMs, headers }: PassOn,
): Promise<Response | undefined> {
	const leaving = new AbortController();
	reply.raw.once("close", () => leaving.abort());
	try {
		return await fetch(`${env.BACKEND_URL}${path}`, {
			method: "POST",
			headers: toHeaders(request, env.BACKEND_KEY, headers),
			body: Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : "",
			redirect: "error",
			signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(limitMs)]),
		});
	} catch (error) {
		if (!leaving.signal.aborted) request.log.error({ err: error }, `the backend did not answer ${path}`);
		return undefined;
	}
}

/** The backend's answer, whatever it is. */
export function sendPassed(reply: FastifyReply, answer: Response): FastifyReply {
	for (const name of ANSWERED) {
		const value = answer.headers.get(name);
		if (value !== null) reply.header(name, value);
	}
	return reply
		.code(answer.status)
		.header("cache-control", "no-store")
		.send(answer.body ?? "");
}

function toHeaders(request: FastifyRequest, key: string, given: PassOn["headers"] = {}): Headers {
	const headers = new Headers({
		accept: "application/json",
		authorization: `Bearer ${key}`,
		"content-type": "application/json",
	});
	for (const [name, value] of Object.entries(given)) if (value !== undefined) headers.set(name, value);
	const address = visitorAddress(request);
	if (address !== undefined) headers.set(VISITOR_ADDRESS_HEADER, address);
	return headers;
}
