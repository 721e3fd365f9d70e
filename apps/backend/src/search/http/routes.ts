import { Answer, AskQuery } from "@uchit/contract/answer.ts";
import { CACHE_TAG_HEADER, COUNTRIES_TAG, EXAMS_TAG } from "@uchit/contract/change.ts";
import { Suggestions, SuggestQuery } from "@uchit/contract/suggest.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { problemReplies } from "#backend/http/problems.ts";
import { dayInIndia } from "#backend/platform/india-day.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";
import { type AskParts, ask } from "#backend/search/question/ask.ts";
import { completeQuestion } from "#backend/search/question/complete-question.ts";
import { suggest } from "#backend/search/suggest.ts";

type Parts = Omit<AskParts, "index" | "today"> & { index: LiveIndex; now: () => Date };

const TAGS = `colleges ${EXAMS_TAG} ${COUNTRIES_TAG}`;

export const searchRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, index, guides, lexicon, listed, now }) => {
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
			return ask({ db, index: await index.get(), guides, lexicon, listed, today: dayInIndia(now()) }, q, not);
		},
	);
};
