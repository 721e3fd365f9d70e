import { Catalogue } from "@uchit/contract/catalogue.schema.ts";
import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "#backend/db/client.ts";
import { getCatalogue } from "#backend/facts/catalogue.ts";
import { problemReplies } from "#backend/http/problems.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";

export const catalogueRoutes: FastifyPluginAsyncZod<{ db: Database; index: LiveIndex }> = async (
	app,
	{ db, index },
) => {
	app.get(
		"/catalogue",
		{
			schema: {
				summary: "How much there is, and the best ranked of each category",
				tags: ["catalogue"],
				response: { 200: Catalogue, ...problemReplies(429, 503) },
			},
		},
		async (_request, reply) => {
			reply.header(CACHE_TAG_HEADER, "colleges sources");
			return getCatalogue(db, await index.get());
		},
	);
};
