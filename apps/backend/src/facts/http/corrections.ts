import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import { Corrections } from "@uchit/contract/correction.schema.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "#backend/db/client.ts";
import { listCorrections } from "#backend/facts/queries/corrections/corrections.ts";
import { problemReplies } from "#backend/http/problems.ts";

export const correctionRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
	app.get(
		"/corrections",
		{
			schema: {
				summary: "What editors corrected, newest first",
				tags: ["catalogue"],
				response: { 200: Corrections, ...problemReplies(429, 503) },
			},
		},
		async (_request, reply) => {
			reply.header(CACHE_TAG_HEADER, "corrections colleges sources");
			return listCorrections(db);
		},
	);
};
