import type { Change } from "@uchit/contract/change.ts";
import type { FastifyPluginAsync } from "fastify";
import type { Env } from "#backend/env.ts";
import { isOurOwn } from "#backend/http/caller.ts";
import { createFollowers } from "#backend/http/followers.ts";
import { problemReplies, Unavailable } from "#backend/http/problems.ts";

const HEARTBEAT_MS = 15_000;
/** Followers without our key; our own web instances always find a place. */
const MOST_STRANGERS = 200;
/** A proxy that buffers would hold events back; a connection that is kept alive after its stream would hold up our close. */
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

/** Adds somebody who is told of every change; `*` comes first. */
export type OnChange = (listener: (change: Change) => void) => void;

/** `GET /v1/changes`: what the one connection to the database hears, shared by every follower. */
export const changeRoutes: FastifyPluginAsync<{ env: Env; onChange: OnChange }> = async (app, { env, onChange }) => {
	const ours = createFollowers();
	const strangers = createFollowers();
	const tellAll = (text: string) => {
		ours.tell(text);
		strangers.tell(text);
	};
	app.counters.watchFollowers(() => ({ ours: ours.count(), strangers: strangers.count() }));
	onChange((change) => tellAll(toEvent(change)));
	const heartbeat = setInterval(() => tellAll(": still here\n\n"), HEARTBEAT_MS);
	app.addHook("preClose", async () => {
		clearInterval(heartbeat);
		ours.endAll();
		strangers.endAll();
	});

	app.get("/changes", { exposeHeadRoute: false, schema: SCHEMA }, (request, reply) => {
		const followers = isOurOwn(request, env.BACKEND_KEY) ? ours : strangers;
		if (strangers.count() >= MOST_STRANGERS && followers === strangers) {
			throw new Unavailable("Too many callers follow the changes already.");
		}
		return reply.headers(STREAM_HEADERS).send(followers.add("retry: 1000\n\n"));
	});
};

function toEvent(change: Change): string {
	return `event: change\ndata: ${JSON.stringify(change)}\n\n`;
}
