import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import { Check, CheckQuery, FakeList } from "@uchit/contract/check.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { checkInstitution } from "#backend/check/check.ts";
import { listFakeUniversities } from "#backend/check/queries/fake-universities.ts";
import type { Database } from "#backend/db/client.ts";
import { listSources } from "#backend/facts/queries/sources.ts";
import { problemReplies } from "#backend/http/problems.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";

type Parts = { db: Database; index: LiveIndex };

/** Whether an institution is real. */
export const checkRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, index }) => {
	app.get(
		"/check",
		{
			schema: {
				summary:
					"Whether an institution is real: the lists that its exact name stands in, UGC's list of fake universities among them",
				tags: ["colleges"],
				querystring: CheckQuery,
				response: { 200: Check, ...problemReplies(400, 429, 503) },
			},
		},
		async ({ query }, reply) => {
			reply.header(CACHE_TAG_HEADER, "colleges sources");
			return checkInstitution({ db, index: await index.get() }, query);
		},
	);

	app.get(
		"/check/fakes",
		{
			schema: {
				summary: "UGC's list of fake universities, as a public copy has it",
				tags: ["colleges"],
				response: { 200: FakeList, ...problemReplies(429, 503) },
			},
		},
		async (_request, reply) => {
			reply.header(CACHE_TAG_HEADER, "colleges sources");
			const fakes = await listFakeUniversities(db);
			const items = fakes.map(({ listedIn, ...fake }) => ({ ...fake, date: listedIn }));
			return { items, sources: await listSources(db, [...new Set(items.map(({ sourceId }) => sourceId))]) };
		},
	);
};
