import { AddressQuery, CollegeAddresses, GuideAddresses, ListAddresses } from "@uchit/contract/address.ts";
import { CACHE_TAG_HEADER, COUNTRIES_TAG, EXAMS_TAG } from "@uchit/contract/change.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "#backend/db/client.ts";
import { readCollegeDays } from "#backend/facts/queries/sources.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { type Memoised, memoiseUntilChanged } from "#backend/platform/memoise.ts";
import { listCollegeAddresses, listLists } from "#backend/search/addresses.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { LiveGuides } from "#backend/search/live-guides.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";

type Parts = { db: Database; index: LiveIndex; guides: LiveGuides };

export const addressRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, index, guides }) => {
	// A change of facts makes a new index.
	let days: { colleges: CollegeIndex; byAddress: Memoised<ReadonlyMap<string, string>> } | undefined;
	app.get("/addresses/colleges", {
		schema: {
			summary: "The slugs of every institution",
			tags: ["catalogue"],
			querystring: AddressQuery,
			response: { 200: CollegeAddresses, ...problemReplies(400, 429, 503) },
		},
		handler: async (request, reply) => {
			reply.header(CACHE_TAG_HEADER, "colleges");
			const colleges = await index.get();
			if (days?.colleges !== colleges) days = { colleges, byAddress: memoiseUntilChanged(() => readCollegeDays(db)) };
			return listCollegeAddresses(colleges, request.query.page, await days.byAddress.get());
		},
	});

	app.get("/addresses/lists", {
		schema: {
			summary: "The lists of one or two facets that hold some institution",
			tags: ["catalogue"],
			response: { 200: ListAddresses, ...problemReplies(429, 503) },
		},
		handler: async (_request, reply) => {
			reply.header(CACHE_TAG_HEADER, "colleges");
			return listLists(await index.get());
		},
	});

	app.get("/addresses/exams", {
		schema: {
			summary: "The slugs of every published exam",
			tags: ["catalogue"],
			response: { 200: GuideAddresses, ...problemReplies(429, 503) },
		},
		handler: async (_request, reply) => {
			reply.header(CACHE_TAG_HEADER, EXAMS_TAG);
			const { exams } = await guides.exams();
			return toAddresses(exams);
		},
	});

	app.get("/addresses/countries", {
		schema: {
			summary: "The slugs of every published country to study in",
			tags: ["catalogue"],
			response: { 200: GuideAddresses, ...problemReplies(429, 503) },
		},
		handler: async (_request, reply) => {
			reply.header(CACHE_TAG_HEADER, COUNTRIES_TAG);
			return toAddresses(await guides.countries());
		},
	});
};

function toAddresses(guides: readonly { record: { slug: string }; updatedOn: string }[]): GuideAddresses {
	return {
		slugs: guides.map(({ record }) => record.slug),
		changedOn: Object.fromEntries(guides.map(({ record, updatedOn }) => [record.slug, updatedOn])),
	};
}
