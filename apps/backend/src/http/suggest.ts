import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import { Suggestions, SuggestQuery } from "@uchit/contract/suggest.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { problemReplies } from "#backend/http/problems.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";
import { suggest } from "#backend/search/suggest.ts";

export const suggestRoutes: FastifyPluginAsyncZod<{ index: LiveIndex }> = async (app, { index }) => {
	app.get(
		"/suggest",
		{
			schema: {
				summary: "What the letters typed so far may mean",
				tags: ["colleges"],
				querystring: SuggestQuery,
				response: { 200: Suggestions, ...problemReplies(400, 429, 503) },
			},
		},
		async (request, reply) => {
			reply.header(CACHE_TAG_HEADER, "colleges");
			return { items: suggest(await index.get(), request.query.q) };
		},
	);
};
