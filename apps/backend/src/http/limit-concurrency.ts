import type { FastifyInstance } from "fastify";
import { Unavailable } from "#backend/errors.ts";

/** One that uses a connection of the pool, and one that waits for it. */
export const PER_CONNECTION = 2;

/**
 * Refuses a request at once while the routes registered after this call work on `most` others. After an outage of the database everybody
 * sends again together, and nginx leaves a backend that is silent for 2 s (`deploy/nginx`): work for a sender who has left makes the others
 * late. A request counts from when its body is there, so a slow sender blocks nobody, and until its work ends, even if the sender left.
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
