import { CACHE_TAG_HEADER, EXAMS_TAG } from "@uchit/contract/change.ts";
import { ShortAnswer, ShortAnswerQuery } from "@uchit/contract/say.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { problemReplies } from "#backend/http/problems.ts";
import { dayInIndia } from "#backend/platform/india-day.ts";
import { answerShort } from "#backend/say/say.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";
import type { AskParts } from "#backend/search/question/ask.ts";

type Parts = Omit<AskParts, "index" | "today"> & { index: LiveIndex; now: () => Date };

export const sayRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, index, guides, lexicon, listed, now }) => {
	app.get("/say", {
		schema: {
			summary: "One sentence that answers a question, for a text message, a call or a chat",
			description:
				"As `/v1/ask` reads it. Where words of the question were not read, or the sentence with its year and pool does not fit, the text says that there is no short answer: pass the address on.",
			tags: ["colleges"],
			querystring: ShortAnswerQuery,
			response: { 200: ShortAnswer, ...problemReplies(400, 429, 503) },
		},
		handler: async ({ query }, reply) => {
			reply.header(CACHE_TAG_HEADER, `colleges sources ${EXAMS_TAG}`);
			return answerShort({ db, index: await index.get(), guides, lexicon, listed, today: dayInIndia(now()) }, query);
		},
	});
};
