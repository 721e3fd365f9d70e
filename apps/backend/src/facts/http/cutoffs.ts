import { CutoffPage, CutoffQuery } from "@uchit/contract/cutoff.schema.ts";
import { CutoffTrend, CutoffTrendQuery } from "@uchit/contract/cutoff-trend.schema.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "#backend/db/client.ts";
import { searchCutoffs } from "#backend/facts/queries/cutoffs/cutoffs.ts";
import { getCutoffTrend } from "#backend/facts/queries/cutoffs/trend.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { CollegeParams, requireCollegeId } from "./college-params.ts";

export const cutoffRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
	app.get(
		"/colleges/:slug/cutoffs",
		{
			schema: {
				summary: "Opening and closing ranks of one institution",
				tags: ["colleges"],
				params: CollegeParams,
				querystring: CutoffQuery,
				response: { 200: CutoffPage, ...problemReplies(400, 404, 429, 503) },
			},
		},
		async ({ params: { slug }, query }, reply) => searchCutoffs(db, await requireCollegeId(db, slug, reply), query),
	);
	app.get(
		"/colleges/:slug/cutoffs/trend",
		{
			schema: {
				summary: "Closing ranks of one institution over the years, per programme",
				tags: ["colleges"],
				params: CollegeParams,
				querystring: CutoffTrendQuery,
				response: { 200: CutoffTrend, ...problemReplies(400, 404, 429, 503) },
			},
		},
		async ({ params: { slug }, query }, reply) => getCutoffTrend(db, await requireCollegeId(db, slug, reply), query),
	);
};
