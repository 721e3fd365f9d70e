import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { appendFileSync } from "node:fs";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { bodyOf, listen } from "#fakes/http-server.ts";

/** One request that was taken. */
type Received = {
	/** `items`: the content system's wire; otherwise the last part of the webhook's address. */
	where: string;
	method: string;
	/** The lead's id. */
	lead: string;
	/** `webhook-id`, or the item's id: requests with the same key are repeats. */
	key: string;
	body: Record<string, unknown>;
	at: number;
};

export type Receiver = {
	/** The value of CONTENT_URL; webhooks are `/hooks/{name}` below it. */
	url: string;
	token: string;
	/** The secret of every webhook. */
	secret: string;
	/** Deliveries that were taken, in their order; one that came twice stands here twice. */
	received: Received[];
	/** The items of the collection `Lead`, as they are now. */
	items: Map<string, Record<string, unknown>>;
	/** Called before anything is taken: it may wait, give the status of a refusal, or have the answer lost on its way. */
	before: (hook: ((request: Received) => Promise<Trouble> | Trouble) | undefined) => void;
	close: () => Promise<void>;
};

export type Trouble = number | "lose" | undefined;

type Options = {
	/** Every request that was taken is a line of this file: it outlives the process. */
	file?: string;
	/** The receiver's clock: calls that were signed long ago are refused. */
	now?: () => Date;
};

/** Starts the receivers of leads as a real server: a content system that speaks Directus's wire, and webhooks that check what is signed. */
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
		// Everything is done as ever, and nobody hears of it.
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
	const own = kind === "items" ? (id ?? body.id) : body.data?.id;
	const key = kind === "items" ? String(own) : String(headers["webhook-id"]);
	return { where: kind === "items" ? "items" : name, method, lead: String(own), key, body, at: Date.now() };
}

type PendingReply = {
	request: IncomingMessage;
	received: Received;
	items: Map<string, Record<string, unknown>>;
	take: (request: Received) => void;
	token: string;
};

/** POST, PATCH and DELETE as Directus answers them, with its error for an id that is there already. */
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
	const { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": given } = headers;
	if (typeof given !== "string" || Math.abs(own.now.getTime() / 1000 - Number(at)) > OLDEST_SECONDS) return false;
	const right = `v1,${createHmac("sha256", own.secret).update(`${id}.${at}.${text}`).digest("base64")}`;
	return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}
