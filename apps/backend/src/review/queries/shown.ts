import { REVIEWS_PER_PAGE, type Review, type ReviewList, type ReviewSort } from "@uchit/contract/review.ts";
import { and, desc, eq, isNotNull, type SQL } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { reviewReplies, reviews } from "#backend/db/schema/review.ts";
import { fitsSchema } from "#backend/platform/misfits.ts";
import { ShownReview } from "#backend/review/rules/content.ts";
import { dateOf } from "./own.ts";
import { getReviewTotals } from "./totals.ts";

const ORDERS = {
	newest: [desc(reviews.publishedAt), desc(reviews.id)],
	helpful: [desc(reviews.helpful), desc(reviews.publishedAt), desc(reviews.id)],
} as const satisfies Record<ReviewSort, readonly SQL[]>;

/** The public reviews of a college, each in the version that moderators approved. */
export async function listShownReviews(
	db: Queryable,
	{ collegeId, sort, page }: { collegeId: string; sort: ReviewSort; page: number },
): Promise<ReviewList> {
	const rows = await db
		.select({ review: reviews, reply: reviewReplies })
		.from(reviews)
		.leftJoin(reviewReplies, and(eq(reviewReplies.reviewId, reviews.id), eq(reviewReplies.state, "published")))
		.where(isShownOf(collegeId))
		.orderBy(...ORDERS[sort])
		.limit(REVIEWS_PER_PAGE)
		.offset((page - 1) * REVIEWS_PER_PAGE);
	const totals = await getReviewTotals(db, collegeId);
	const items = rows.flatMap(({ review, reply }) => toShown(review, reply));
	return { total: totals.count, page, sort, items, totals };
}

/** Undefined alike for a missing and a non-public review. */
export async function collegeOfShown(db: Queryable, id: string): Promise<string | undefined> {
	const [row] = await db
		.select({ collegeId: reviews.collegeId })
		.from(reviews)
		.where(and(eq(reviews.id, id), isNotNull(reviews.shown)));
	return row?.collegeId;
}

function isShownOf(collegeId: string): SQL | undefined {
	return and(eq(reviews.collegeId, collegeId), isNotNull(reviews.shown));
}

type Row = typeof reviews.$inferSelect;
type ReplyRow = typeof reviewReplies.$inferSelect;

function toShown({ id, shown, verified, helpful, publishedAt, editedAt }: Row, reply: ReplyRow | null): Review[] {
	if (publishedAt === null || !fitsSchema(ShownReview, shown, { table: "reviews", id })) return [];
	const { version: _, ...content } = ShownReview.parse(shown);
	return [
		{
			id,
			...content,
			verified,
			helpful,
			publishedOn: dateOf(publishedAt),
			...(editedAt !== null && { editedOn: dateOf(editedAt) }),
			...(reply !== null && { reply: { text: reply.text, on: dateOf(reply.at) } }),
		},
	];
}
