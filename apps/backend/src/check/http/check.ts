import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import { Check, CheckQuery, FakeList } from "@uchit/contract/check.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { checkInstitution } from "#backend/check/check.ts";
import type { LiveListedNames } from "#backend/check/listed-names.ts";
import type { Database } from "#backend/db/client.ts";
import { withSources } from "#backend/facts/queries/sources.ts";
import { problemReplies } from "#backend/http/problems.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";

type Parts = { db: Database; index: LiveIndex; listed: LiveListedNames };

export const checkRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, index, listed }) => {
	app.get("/check", {
		schema: {
			summary:
				"Whether an institution is real: the lists that its exact name stands in, UGC's list of fake universities among them",
			tags: ["colleges"],
			querystring: CheckQuery,
			response: { 200: Check, ...problemReplies(400, 429, 503) },
		},
		handler: async ({ query }, reply) => {
			reply.header(CACHE_TAG_HEADER, "colleges sources");
			return checkInstitution({ db, index: await index.get(), fakes: (await listed()).all }, query);
		},
	});

	app.get("/check/fakes", {
		schema: {
			summary: "UGC's list of fake universities, as a public copy has it",
			tags: ["colleges"],
			response: { 200: FakeList, ...problemReplies(429, 503) },
		},
		handler: async (_request, reply) => {
			reply.header(CACHE_TAG_HEADER, "colleges sources");
			const items = (await listed()).all.map(({ listedIn, ...fake }) => ({ ...fake, date: listedIn }));
			return withSources(db, { items });
		},
	});
};
