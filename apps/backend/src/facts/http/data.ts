import { CACHE_TAG_HEADER, COUNTRIES_TAG, EXAMS_TAG } from "@uchit/contract/change.ts";
import { DataState, OpenTable, RefusalQuery, Refusals } from "@uchit/contract/data.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import type { Database } from "#backend/db/client.ts";
import { getDataState, listRefusals } from "#backend/facts/queries/data-state.ts";
import { streamTable } from "#backend/facts/queries/open-tables.ts";
import type { OnChange } from "#backend/http/changes.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { memoiseUntilChanged } from "#backend/platform/memoise.ts";

const TableParams = z.object({ table: OpenTable, format: z.enum(["csv", "json"]) });
const TYPES = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" } as const;

/** What we know of the facts themselves, and the tables whole. */
export const dataRoutes: FastifyPluginAsyncZod<{ db: Database; onChange: OnChange }> = async (
	app,
	{ db, onChange },
) => {
	const state = memoiseUntilChanged(() => getDataState(db));
	onChange(() => state.drop());
	app.get(
		"/data",
		{
			schema: {
				summary: "What we know, how fresh it is, and how much of it is missing",
				tags: ["data"],
				response: { 200: DataState, ...problemReplies(429, 503) },
			},
		},
		async (_request, reply) => {
			reply.header(CACHE_TAG_HEADER, `colleges sources ${EXAMS_TAG} ${COUNTRIES_TAG}`);
			return state.get();
		},
	);

	app.get(
		"/data/refusals",
		{
			schema: {
				summary: "Rows of the sources that could not be kept, and why",
				tags: ["data"],
				querystring: RefusalQuery,
				response: { 200: Refusals, ...problemReplies(400, 429, 503) },
			},
		},
		async (request, reply) => {
			reply.header(CACHE_TAG_HEADER, "colleges sources");
			return listRefusals(db, request.query);
		},
	);

	app.get(
		"/data/:table.:format",
		{ schema: { summary: "A whole table as CSV or JSON", tags: ["data"], params: TableParams } },
		async (request, reply) => {
			const { table, format } = request.params;
			reply.type(TYPES[format]).header("content-disposition", `attachment; filename="${table}.${format}"`);
			return reply.send(await streamTable(db, table, format));
		},
	);
};
