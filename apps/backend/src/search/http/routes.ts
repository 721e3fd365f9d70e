import { Answer, AskQuery } from "@uchit/contract/answer.ts";
import { CACHE_TAG_HEADER, COUNTRIES_TAG, EXAMS_TAG } from "@uchit/contract/change.ts";
import { Suggestions, SuggestQuery } from "@uchit/contract/suggest.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "#backend/db/client.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { dayInIndia } from "#backend/platform/india-day.ts";
import type { LiveGuides } from "#backend/search/live-guides.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";
import { ask } from "#backend/search/question/ask.ts";
import { completeQuestion } from "#backend/search/question/complete-question.ts";
import type { LiveLexicon } from "#backend/search/question/live-lexicon.ts";
import { suggest } from "#backend/search/suggest.ts";

type Parts = { db: Database; index: LiveIndex; guides: LiveGuides; lexicon: LiveLexicon; now: () => Date };

/** What an answer to a question depends on, as it is typed and when it is asked. */
const TAGS = `colleges ${EXAMS_TAG} ${COUNTRIES_TAG}`;

export const searchRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, index, guides, lexicon, now }) => {
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
			reply.header(CACHE_TAG_HEADER, TAGS);
			const { q } = request.query;
			const institutions = await index.get();
			const questions = completeQuestion(institutions, await lexicon.get(institutions), q);
			return { items: suggest(institutions, await guides.names(), q, questions) };
		},
	);

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
			reply.header(CACHE_TAG_HEADER, TAGS);
			return ask({ db, index: await index.get(), guides, lexicon, today: dayInIndia(now()) }, q, not);
		},
	);
};
