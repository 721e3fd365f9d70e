import { createHmac } from "node:crypto";
import rateLimit, { type FastifyRateLimitStore } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "#backend/db/client.ts";
import type { Env } from "#backend/env.ts";
import { isOurProgram } from "#backend/http/caller.ts";
import { RequestCounts } from "#backend/platform/queries/limits.ts";

type Limit = {
	db: Database;
	env: Env;
	name: string;
	mostPerMinute: number | ((request: FastifyRequest) => Promise<number>);
	whose: (request: FastifyRequest) => string | Promise<string>;
};

/** Limits the requests of this scope per minute, over all instances; our own programs are exempt. */
export async function limitRequests(
	app: FastifyInstance,
	{ db, env, name, mostPerMinute, whose }: Limit,
): Promise<void> {
	const onTrouble = (error: unknown) => app.log.warn({ err: error }, "Requests are counted here alone");
	const counts = new RequestCounts({ db, now: () => new Date(), onTrouble });
	app.addHook("onClose", () => counts.share());
	await app.register(rateLimit, {
		max: mostPerMinute,
		timeWindow: "1 minute",
		store: storeOf(counts),
		keyGenerator: async (request) => limitKey(env, name, await whose(request)),
		allowList: (request) => isOurProgram(request, env.BACKEND_KEY),
	});
}

/** Hashed, so that the table contains neither addresses nor ids of visitors. */
export function limitKey({ LOOKUP_KEY }: Env, name: string, whose: string): string {
	return `${name}:${createHmac("sha256", LOOKUP_KEY).update(whose).digest("base64url").slice(0, 22)}`;
}

/** A class, because the plugin constructs the store itself. */
function storeOf(counts: RequestCounts) {
	return class Store implements FastifyRateLimitStore {
		incr(...[key, done, , most]: Parameters<FastifyRateLimitStore["incr"]>): void {
			done(null, counts.count(key, most));
		}
		child(): Store {
			return this;
		}
	};
}
