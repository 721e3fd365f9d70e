import { Answer, AskQuery } from "@uchit/contract/ask.schema.ts";
import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "#backend/db/client.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { dayInIndia } from "#backend/platform/india-day.ts";
import { COUNTRIES_TAG, EXAMS_TAG, type LiveGuides } from "#backend/search/live-guides.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";
import { ask } from "#backend/search/question/ask.ts";
import type { LiveLexicon } from "#backend/search/question/live-lexicon.ts";

type Parts = { db: Database; index: LiveIndex; guides: LiveGuides; lexicon: LiveLexicon; now: () => Date };

export const askRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, index, guides, lexicon, now }) => {
	app.get(
		"/ask",
		{
			schema: {
				summary: "What a question means, its answer with its source, and what was found",
				tags: ["colleges"],
				querystring: AskQuery,
				response: { 200: Answer, ...problemReplies(400, 429, 503) },
			},
		},
		async ({ query: { q, not } }, reply) => {
			reply.header(CACHE_TAG_HEADER, `colleges ${EXAMS_TAG} ${COUNTRIES_TAG}`);
			return ask({ db, index: await index.get(), guides, lexicon, today: dayInIndia(now()) }, q, not);
		},
	);
};
