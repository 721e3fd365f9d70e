import { NewReview, OwnReviews, ReviewEdit, ReviewList, ReviewQuery, ReviewReceipt } from "@uchit/contract/review.ts";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { browserOf } from "#backend/account/http/browser.ts";
import { limitSendsAnHour } from "#backend/account/http/send-limits.ts";
import { requireVisitor } from "#backend/account/http/visitor.ts";
import { type AccountParts, personalOf } from "#backend/account/parts.ts";
import type { Database } from "#backend/db/client.ts";
import { NotFound } from "#backend/errors.ts";
import { CollegeParams, collegeIdOf, requireCollegeId } from "#backend/facts/http/college-params.ts";
import { visitorKey } from "#backend/http/caller.ts";
import { idempotencyKeyOf } from "#backend/http/idempotency-key.ts";
import { problemReplies } from "#backend/http/problems.ts";
import { answerOnce } from "#backend/platform/queries/idempotent-replies.ts";
import { deleteReview, editReview, listOwnReviews, sendReview } from "#backend/review/queries/own.ts";
import { listShownReviews } from "#backend/review/queries/shown.ts";
import { toContent } from "#backend/review/rules/content.ts";
import { collegeEmailOf, limitReviews, sendCollegeCode } from "./college-email.ts";

export const ReviewParams = z.object({ id: z.uuid() });

export const ownReviewRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
	const { db, env, now } = parts;
	const tags = ["reviews"];

	app.post("/reviews", {
		schema: {
			summary: "Review a college",
			description:
				"Another one of the same college and programme is a new version of the first. Sent twice with one Idempotency-Key, it is one, and the first answer is given again.",
			tags,
			body: NewReview,
			response: { 201: ReviewReceipt, ...problemReplies(400, 401, 404, 409, 429, 503) },
		},
		handler: async (request, reply) => {
			const { visitor } = await requireVisitor(request, parts);
			const { college, collegeEmail, ...sent } = request.body;
			const collegeId = await collegeIdOf(db, college);
			const content = toContent(sent);
			const email = collegeEmail === undefined ? undefined : await collegeEmailOf(db, { collegeId, collegeEmail });
			await limitReviews(parts, visitor.id);
			if (email !== undefined) await limitSendsAnHour(parts, request, email);
			const key = idempotencyKeyOf(request);
			const network = visitorKey(request, env.BACKEND_KEY);
			const written = { visitorId: visitor.id, collegeId, content, network };
			const { answer, isRepeated } = await answerOnce(db, personalOf(parts), {
				kind: "review",
				key,
				by: visitor.id,
				body: request.body,
				shape: ReviewReceipt,
				work: (tx) => sendReview(tx, { now: now() }, written),
			});
			const browser = browserOf(parts, request);
			if (email !== undefined && !isRepeated) await sendCollegeCode(parts, { email, visitor, browser });
			return reply.code(201).send(answer);
		},
	});

	app.get("/me/reviews", {
		schema: {
			summary: "The visitor's own reviews, in every state, with what moderators said",
			tags: ["me"],
			response: { 200: OwnReviews, ...problemReplies(401, 503) },
		},
		handler: async (request) => {
			const { visitor } = await requireVisitor(request, parts);
			return { items: await listOwnReviews(db, visitor.id) };
		},
	});

	app.patch("/reviews/:id", {
		schema: {
			summary: "Change one's own review: a new version, which moderators see before the public does",
			tags,
			params: ReviewParams,
			body: ReviewEdit,
			response: { 200: ReviewReceipt, ...problemReplies(400, 401, 404, 409, 429, 503) },
		},
		handler: async (request) => {
			const { visitor } = await requireVisitor(request, parts);
			await limitReviews(parts, visitor.id);
			const network = visitorKey(request, env.BACKEND_KEY);
			const edit = { visitorId: visitor.id, id: request.params.id, network, now: now() };
			const receipt = await editReview(db, edit, (content) => ({
				...content,
				...toContent({ ...content, ...request.body }),
			}));
			if (receipt === undefined) throw noSuchReview();
			return receipt;
		},
	});

	app.delete("/reviews/:id", {
		schema: {
			summary: "Delete one's own review, with all of its versions",
			tags,
			params: ReviewParams,
			response: problemReplies(400, 401, 404, 503),
		},
		handler: async (request, reply) => {
			const { visitor } = await requireVisitor(request, parts);
			if (!(await deleteReview(db, { visitorId: visitor.id, id: request.params.id }))) throw noSuchReview();
			return reply.code(204).send();
		},
	});
};

/** The same error for a missing review, somebody else's, and one that is not public. */
export function noSuchReview(): NotFound {
	return new NotFound("There is no such review, or it is not yours to see.");
}

export const collegeReviewRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
	app.get("/colleges/:slug/reviews", {
		schema: {
			summary: "What students say of one institution",
			description:
				"Published reviews only; newest or most helpful first, and no other rule. Means and distribution are there from ten reviews on.",
			tags: ["reviews"],
			params: CollegeParams,
			querystring: ReviewQuery,
			response: { 200: ReviewList, ...problemReplies(400, 404, 429, 503) },
		},
		handler: async ({ params: { slug }, query: { sort, page } }, reply) => {
			const collegeId = await requireCollegeId(db, slug, reply);
			return listShownReviews(db, { collegeId, sort, page });
		},
	});
};
