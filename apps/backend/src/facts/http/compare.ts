import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import { CompareQuery, Comparison } from "@uchit/contract/compare.schema.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "#backend/db/client.ts";
import { compareColleges } from "#backend/facts/compare.ts";
import { problemReplies } from "#backend/http/problems.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";

export const compareRoutes: FastifyPluginAsyncZod<{ db: Database; index: LiveIndex }> = async (app, { db, index }) => {
	app.get(
		"/compare",
		{
			schema: {
				summary: "Up to ten institutions with all their facts",
				description: "What each of them says at `/colleges/{slug}` and `/colleges/{slug}/outcomes`, in one answer.",
				tags: ["colleges"],
				querystring: CompareQuery,
				response: { 200: Comparison, ...problemReplies(400, 429, 503) },
			},
		},
		async ({ query }, reply) => {
			const comparison = await compareColleges(db, await index.get(), query.slug);
			const tags = comparison.items.map(({ id }) => `college:${id}`);
			reply.header(CACHE_TAG_HEADER, [...tags, comparison.unknown.length > 0 ? "colleges" : "", "sources"].join(" "));
			return comparison;
		},
	);
};
