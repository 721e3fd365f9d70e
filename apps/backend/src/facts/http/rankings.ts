import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import { RankingList } from "@uchit/contract/ranking.ts";
import { RankingLists, RankingTable, RankingTableQuery } from "@uchit/contract/ranking-table.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { Database } from "#backend/db/client.ts";
import { NotFound } from "#backend/errors.ts";
import { getRankingLists, getRankingTable } from "#backend/facts/ranking-tables.ts";
import { problemReplies } from "#backend/http/problems.ts";

const TableParams = z.object({ list: z.string().max(100), year: z.string().max(10) });
const TAGS = "colleges sources";

export const rankingRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
	app.get("/rankings", {
		schema: {
			summary: "Every ranking list and year that we hold",
			tags: ["colleges"],
			response: { 200: RankingLists, ...problemReplies(429, 503) },
		},
		handler: async (_request, reply) => {
			reply.header(CACHE_TAG_HEADER, TAGS);
			return getRankingLists(db);
		},
	});

	app.get("/rankings/:list/:year", {
		schema: {
			summary: "One ranking list of one year whole, with each institution’s place in the year before",
			tags: ["colleges"],
			params: TableParams,
			querystring: RankingTableQuery,
			response: { 200: RankingTable, ...problemReplies(400, 404, 429, 503) },
		},
		handler: async ({ params, query }, reply) => {
			reply.header(CACHE_TAG_HEADER, TAGS);
			const list = RankingList.safeParse(params.list).data;
			const year = /^\d{4}$/.test(params.year) ? Number(params.year) : undefined;
			const isNamed = list !== undefined && year !== undefined;
			const table = isNamed ? await getRankingTable(db, { list, year }, query) : undefined;
			if (table === undefined) throw new NotFound("We have no such list for this year. All lists are at /v1/rankings");
			return table;
		},
	});
};
