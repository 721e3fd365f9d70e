import { ReviewList, ReviewQuery } from "@uchit/contract/review.schema.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "#backend/db/client.ts";
import { CollegeParams, requireCollegeId } from "#backend/facts/http/college-params.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { listShownReviews } from "#backend/reviews/queries/shown.ts";

export const collegeReviewRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
	app.get(
		"/colleges/:slug/reviews",
		{
			schema: {
				summary: "What students say of one institution",
				description:
					"Published reviews only; newest or most helpful first, and no other rule. Means and distribution are there from ten reviews on.",
				tags: ["reviews"],
				params: CollegeParams,
				querystring: ReviewQuery,
				response: { 200: ReviewList, ...problemReplies(400, 404, 429, 503) },
			},
		},
		async ({ params: { slug }, query: { sort, page } }, reply) => {
			const collegeId = await requireCollegeId(db, slug, reply);
			return listShownReviews(db, { collegeId, sort, page });
		},
	);
};
