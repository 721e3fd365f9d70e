import { CACHE_TAG_HEADER } from "@uchit/contract/change.ts";
import { CutoffPage, CutoffQuery } from "@uchit/contract/cutoff.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "#backend/db/client.ts";
import { CollegeParams, noSuchCollege } from "#backend/http/colleges.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { getCollegeId } from "#backend/queries/college.ts";
import { searchCutoffs } from "#backend/queries/cutoffs.ts";

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
		async (request, reply) => {
			const collegeId = await getCollegeId(db, request.params.slug);
			reply.header(CACHE_TAG_HEADER, collegeId === undefined ? "colleges" : `college:${collegeId} sources`);
			if (collegeId === undefined) throw noSuchCollege(request.params.slug);
			return searchCutoffs(db, collegeId, request.query);
		},
	);
};
