import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { publishChange } from "#backend/db/publish-change.ts";
import { collegeClaims, reviewReplies, reviews, reviewVersions, reviewVotes } from "#backend/db/schema/review.ts";
import type { AccountErasure, PersonalPart } from "#backend/personal/queries/personal-part.ts";

export const reviewPersonalPart: PersonalPart = {
	exportOf: (db, _keys, visitorId) => listWritten(db, visitorId),
	erase: (tx, _personal, leaving) => removeTraces(tx, leaving),
};

async function listWritten(db: Queryable, id: string) {
	const [own, versions, votes, claims] = await Promise.all([
		db
			.select({
				id: reviews.id,
				collegeId: reviews.collegeId,
				state: reviews.state,
				programme: reviews.programme,
				batchYear: reviews.batchYear,
				ratings: reviews.ratings,
				pros: reviews.pros,
				cons: reviews.cons,
				text: reviews.text,
				verified: reviews.verified,
				reasons: reviews.reasons,
				decisionNote: reviews.decisionNote,
				appeal: reviews.appeal,
				appealOutcome: reviews.appealOutcome,
				submittedAt: reviews.submittedAt,
				publishedAt: reviews.publishedAt,
				editedAt: reviews.editedAt,
			})
			.from(reviews)
			.where(eq(reviews.visitorId, id)),
		db
			.select({
				reviewId: reviewVersions.reviewId,
				version: reviewVersions.version,
				content: reviewVersions.content,
				at: reviewVersions.at,
			})
			.from(reviewVersions)
			.innerJoin(reviews, eq(reviews.id, reviewVersions.reviewId))
			.where(eq(reviews.visitorId, id)),
		db
			.select({ reviewId: reviewVotes.reviewId, at: reviewVotes.at })
			.from(reviewVotes)
			.where(eq(reviewVotes.visitorId, id)),
		db
			.select({
				collegeId: collegeClaims.collegeId,
				domain: collegeClaims.domain,
				status: collegeClaims.status,
				createdAt: collegeClaims.createdAt,
			})
			.from(collegeClaims)
			.where(eq(collegeClaims.visitorId, id)),
	]);
	return { reviews: own, reviewVersions: versions, reviewVotes: votes, collegeClaims: claims };
}

async function removeTraces(tx: Queryable, { id: visitorId, reviews: reviewChoice }: AccountErasure): Promise<void> {
	const { collegeId } = reviews;
	const counted = await tx
		.update(reviews)
		.set({ helpful: sql`greatest(${reviews.helpful} - 1, 0)` })
		.where(
			sql`${reviews.id} IN (SELECT ${reviewVotes.reviewId} FROM ${reviewVotes} WHERE ${reviewVotes.visitorId} = ${visitorId})`,
		)
		.returning({ collegeId });
	const claims = await tx
		.select({ id: collegeClaims.id, collegeId: collegeClaims.collegeId })
		.from(collegeClaims)
		.where(eq(collegeClaims.visitorId, visitorId));
	const ids = claims.map(({ id }) => id);
	if (ids.length > 0) await tx.delete(reviewReplies).where(inArray(reviewReplies.claimId, ids));
	const isGoing = reviewChoice === "remove" ? undefined : isNull(reviews.publishedAt);
	const removed = await tx
		.delete(reviews)
		.where(and(eq(reviews.visitorId, visitorId), isGoing))
		.returning({ collegeId });
	const tags = new Set([...counted, ...claims, ...removed].map((row) => `college:${row.collegeId}`));
	await publishChange(tx, tags);
}
