import { MissKey } from "@uchit/contract/miss.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { staffOf } from "#backend/content/caller.ts";
import type { Database } from "#backend/db/client.ts";
import { forgetMiss, listMisses } from "#backend/search/queries/misses.ts";

/** What visitors looked for and did not find: for those who can write it, or lead on to it. */
export const missDeskRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
	app.get(
		"/content/misses",
		{ schema: { summary: "What visitors looked for and did not find", tags: ["content"] } },
		async (request) => {
			await staffOf(request, "editor", "admin");
			return { data: await listMisses(db) };
		},
	);

	app.post(
		"/content/misses/done",
		{ schema: { summary: "Forget what has been seen to", tags: ["content"], body: MissKey } },
		async (request, reply) => {
			await staffOf(request, "editor", "admin");
			await forgetMiss(db, request.body);
			return reply.code(204).send();
		},
	);
};
