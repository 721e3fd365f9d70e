import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { appendFileSync } from "node:fs";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { bodyOf, listen } from "#fakes/http-server.ts";

type Received = {
	/** `items`: the content system's API. Otherwise the last part of the webhook's address. */
	where: string;
	method: string;
	lead: string;
	/** `webhook-id`, or the item's id: requests with the same key are repeats. */
	key: string;
	body: Record<string, unknown>;
	at: number;
};

export type Receiver = {
	url: string;
	token: string;
	secret: string;
	received: Received[];
	items: Map<string, Record<string, unknown>>;
	/** Runs before a request is accepted: it may wait, return a refusal's status, or have the answer lost. */
	before: (hook: ((request: Received) => Promise<FakeFailure> | FakeFailure) | undefined) => void;
	close: () => Promise<void>;
};

export type FakeFailure = number | "lose" | undefined;

type Options = {
	file?: string;
	/** Requests with an old signature are refused by this clock. */
	now?: () => Date;
};

export async function startReceiver({ file, now = () => new Date() }: Options = {}): Promise<Receiver> {
	const secretBytes = randomBytes(24);
	const token = randomBytes(16).toString("hex");
	const received: Received[] = [];
	const items = new Map<string, Record<string, unknown>>();
	let before: Parameters<Receiver["before"]>[0];
	const take = (request: Received) => {
		received.push(request);
		if (file !== undefined) appendFileSync(file, `${JSON.stringify(request)}\n`);
	};
	const server = await listen(async (request, response) => {
		const text = await bodyOf(request);
		const received = read(request, text);
		const trouble = await before?.(received);
		if (typeof trouble === "number") return answer(response, trouble, {});
		// Handles the request as usual, then drops the connection before the answer.
		if (trouble === "lose") response.end = () => response.destroy();
		if (received.where === "items") return answerItems(response, { request, received, items, take, token });
		if (!isSigned(request.headers, text, { secret: secretBytes, now: now() })) return answer(response, 401, {});
		take(received);
		return answer(response, 200, {});
	});
	return {
		url: server.url,
		token,
		secret: `whsec_${secretBytes.toString("base64")}`,
		received,
		items,
		before(hook) {
			before = hook;
		},
		close: server.close,
	};
}

function read({ url = "/", method = "GET", headers }: IncomingMessage, text: string): Received {
	const [, kind, name = "", id] = url.split("/");
	const body = text === "" ? {} : JSON.parse(text);
	const leadId = kind === "items" ? (id ?? body.id) : body.data?.id;
	const key = kind === "items" ? String(leadId) : String(headers["webhook-id"]);
	return { where: kind === "items" ? "items" : name, method, lead: String(leadId), key, body, at: Date.now() };
}

type PendingReply = {
	request: IncomingMessage;
	received: Received;
	items: Map<string, Record<string, unknown>>;
	take: (request: Received) => void;
	token: string;
};

function answerItems(response: ServerResponse, { request, received, items, take, token }: PendingReply): void {
	const known = items.get(received.lead);
	const isNew = received.method === "POST";
	if (request.headers.authorization !== `Bearer ${token}`) answer(response, 401, error("INVALID_CREDENTIALS"));
	else if (isNew && known !== undefined) answer(response, 400, error("RECORD_NOT_UNIQUE"));
	else if (!isNew && known === undefined) answer(response, 403, error("FORBIDDEN"));
	else {
		take(received);
		if (received.method === "DELETE") items.delete(received.lead);
		else items.set(received.lead, { ...known, ...received.body });
		answer(response, received.method === "DELETE" ? 204 : 200, { data: received.body });
	}
}

function error(code: string) {
	return { errors: [{ message: code, extensions: { code } }] };
}

function answer(response: ServerResponse, status: number, body: unknown): void {
	response.statusCode = status;
	response.setHeader("content-type", "application/json");
	response.end(status === 204 ? undefined : JSON.stringify(body));
}

const OLDEST_SECONDS = 300;

/** Verifies a signature as standardwebhooks.com defines it. */
function isSigned(headers: IncomingHttpHeaders, text: string, own: { secret: Buffer; now: Date }): boolean {
	const { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": signature } = headers;
	if (typeof signature !== "string" || Math.abs(own.now.getTime() / 1000 - Number(at)) > OLDEST_SECONDS) return false;
	const right = `v1,${createHmac("sha256", own.secret).update(`${id}.${at}.${text}`).digest("base64")}`;
	return signature.length === right.length && timingSafeEqual(Buffer.from(signature), Buffer.from(right));
}
