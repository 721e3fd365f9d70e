import { PassThrough } from "node:stream";
import type { Change } from "@uchit/contract/change.ts";
import type { FastifyPluginAsync } from "fastify";
import type { Env } from "#backend/env.ts";
import { Unavailable } from "#backend/errors.ts";
import { isOurProgram } from "#backend/http/caller.ts";
import { problemReplies } from "#backend/http/problems.ts";

const HEARTBEAT_MS = 15_000;
/** Limit for subscribers without our key; our own web instances are always accepted. */
const MAX_ANONYMOUS = 200;
/** Proxies must not buffer events, and a connection left open after its stream would delay our shutdown. */
const STREAM_HEADERS = {
	"content-type": "text/event-stream",
	"cache-control": "no-store, no-transform",
	"x-accel-buffering": "no",
	connection: "close",
} as const;

const SCHEMA = {
	summary: "Server-sent events: the tags of what changed",
	description:
		'Each event is `change` with `{"tags":["college:U-0456"]}`; the tag `*` means that anything may have changed.',
	tags: ["changes"],
	produces: ["text/event-stream"],
	response: problemReplies(429, 503),
};

export type OnChange = (listener: (change: Change) => void) => void;
export type Notify = (change: Change) => void;

export const changeRoutes: FastifyPluginAsync<{ env: Env; onChange: OnChange }> = async (app, { env, onChange }) => {
	const internal = createSubscribers();
	const anonymous = createSubscribers();
	const publishAll = (text: string) => {
		internal.publish(text);
		anonymous.publish(text);
	};
	app.counters.watchSubscribers(() => ({ ours: internal.count(), anonymous: anonymous.count() }));
	onChange((change) => publishAll(toEvent(change)));
	const heartbeat = setInterval(() => publishAll(": still here\n\n"), HEARTBEAT_MS);
	app.addHook("preClose", async () => {
		clearInterval(heartbeat);
		internal.endAll();
		anonymous.endAll();
	});

	app.get("/changes", { exposeHeadRoute: false, schema: SCHEMA }, (request, reply) => {
		const subscribers = isOurProgram(request, env.BACKEND_KEY) ? internal : anonymous;
		if (anonymous.count() >= MAX_ANONYMOUS && subscribers === anonymous) {
			throw new Unavailable("Too many callers follow the changes already.");
		}
		return reply.headers(STREAM_HEADERS).send(subscribers.add("retry: 1000\n\n"));
	});
};

function toEvent(change: Change): string {
	return `event: change\ndata: ${JSON.stringify(change)}\n\n`;
}

/** A subscriber with more unread bytes is gone or too slow, and is dropped. */
const MAX_UNREAD_BYTES = 256 * 1024;

type Subscribers = {
	add: (greeting: string) => PassThrough;
	count: () => number;
	publish: (text: string) => void;
	endAll: () => void;
};

function createSubscribers(): Subscribers {
	const streams = new Set<PassThrough>();
	return {
		add(greeting) {
			const stream = new PassThrough();
			streams.add(stream);
			stream.write(greeting);
			stream.once("close", () => streams.delete(stream));
			return stream;
		},
		count: () => streams.size,
		publish(text) {
			for (const stream of streams) {
				if (stream.writableLength > MAX_UNREAD_BYTES) stream.destroy();
				else stream.write(text);
			}
		},
		endAll() {
			for (const stream of streams) stream.end();
		},
	};
}
