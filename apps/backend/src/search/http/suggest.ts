import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import { Suggestions, SuggestQuery } from "@uchit/contract/suggest.schema.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { problemReplies } from "#backend/http/problems.ts";
import { COUNTRIES_TAG, EXAMS_TAG, type LiveGuides } from "#backend/search/live-guides.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";
import { completeQuestion } from "#backend/search/question/complete-question.ts";
import type { LiveLexicon } from "#backend/search/question/live-lexicon.ts";
import { suggest } from "#backend/search/suggest.ts";

type Parts = { index: LiveIndex; guides: LiveGuides; lexicon: LiveLexicon };

export const suggestRoutes: FastifyPluginAsyncZod<Parts> = async (app, { index, guides, lexicon }) => {
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
			reply.header(CACHE_TAG_HEADER, `colleges ${EXAMS_TAG} ${COUNTRIES_TAG}`);
			const { q } = request.query;
			const institutions = await index.get();
			const questions = completeQuestion(institutions, await lexicon.get(institutions), q);
			return { items: suggest(institutions, await guides.names(), q, questions) };
		},
	);
};
