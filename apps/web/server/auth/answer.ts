import type { FastifyReply } from "fastify";

export type Answer = {
	status: number;
	headers: Map<string, string>;
	/** Keyed by name: the library writes some cookies twice, and the last one counts. */
	cookies: Map<string, string>;
	/** An object is sent as JSON. */
	body: unknown;
};

/** Implements the parts of Node's response that the library uses, and records the answer instead of sending it. */
export function captureAnswer() {
	const answer: Answer = { status: 200, headers: new Map(), cookies: new Map(), body: undefined };
	const response = {
		status(code: number) {
			answer.status = code;
			return response;
		},
		getHeader(name: string) {
			// The library only reads the cookies to add one, which we do ourselves.
			return name.toLowerCase() === "set-cookie" ? [] : answer.headers.get(name.toLowerCase());
		},
		setHeader(name: string, value: string | string[]) {
			if (name.toLowerCase() !== "set-cookie") answer.headers.set(name.toLowerCase(), String(value));
			else for (const cookie of [value].flat()) addCookie(answer, cookie);
			return response;
		},
		json(body: unknown) {
			answer.body = body;
			return response;
		},
		send(body: unknown) {
			answer.body = body;
			return response;
		},
		end() {
			return response;
		},
	};
	return { answer, response };
}

/** Adds a `Set-Cookie`, in place of an earlier one of its name. */
export function addCookie(answer: Answer, cookie: string): void {
	const name = cookie.slice(0, cookie.indexOf("="));
	answer.cookies.delete(name);
	answer.cookies.set(name, cookie);
}

/** Redirects like the library does: with the address in JSON if the request wants JSON. */
export function redirectTo(address: string, isJsonWanted: boolean, jsonStatus = 200): Answer {
	return isJsonWanted
		? { status: jsonStatus, headers: new Map(), cookies: new Map(), body: { url: address } }
		: { status: 302, headers: new Map([["location", address]]), cookies: new Map(), body: undefined };
}

export function sendAnswer(reply: FastifyReply, { status, headers, cookies, body }: Answer): FastifyReply {
	for (const [name, value] of headers) reply.header(name, value);
	for (const cookie of cookies.values()) reply.header("set-cookie", cookie);
	reply.code(status).header("cache-control", "private, no-cache, no-store");
	if (body === undefined) return reply.send();
	if (typeof body === "string") return reply.type("text/plain; charset=utf-8").send(body);
	return reply.type("application/json; charset=utf-8").send(JSON.stringify(body));
}
