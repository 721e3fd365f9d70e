import type { FastifyInstance } from "fastify";
import { Unavailable } from "#backend/errors.ts";

/** One request uses a connection of the pool, and one waits for it. */
export const REQUESTS_PER_CONNECTION = 2;

/**
 * Refuses a request at once while the routes registered after this call work on `most` others. After a database outage everybody retries
 * together, and nginx gives up on a backend that is silent for 2 s (`deploy/nginx`): work for a sender who has left delays the others. A
 * request counts from when its body is there, so a slow sender blocks nobody, and until its work ends, even if the sender left.
 */
export function limitConcurrency(app: FastifyInstance, most: number): void {
	let running = 0;
	const refuse = () => {
		if (running >= most) throw new Unavailable("Too many requests are being worked on.");
	};
	// Before the body is read, where a refusal costs least.
	app.addHook("onRequest", async () => refuse());
	app.addHook("onRoute", (route) => {
		const { handler } = route;
		route.handler = async function (request, reply) {
			refuse();
			running += 1;
			try {
				return await handler.call(this, request, reply);
			} finally {
				running -= 1;
			}
		};
	});
}
