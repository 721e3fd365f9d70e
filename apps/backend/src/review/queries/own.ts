import type { OwnReview, ReviewReceipt } from "@uchit/contract/review.ts";
import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { colleges } from "#backend/db/schema/college.ts";
import { reviewReplies, reviews } from "#backend/db/schema/review.ts";
import { Conflict } from "#backend/errors.ts";
import type { Personal } from "#backend/personal/keys.ts";
import { programmeKey, type ReviewContent } from "#backend/review/rules/content.ts";
import { whyNoAppeal } from "#backend/review/rules/states.ts";
import { publishCollegeChange } from "./publish-change.ts";
import { addVersion, contentOf, type ReviewRow, storeFirstVersion, type WrittenReview } from "./versions.ts";

export async function sendReview(
	tx: Queryable,
	{ now }: Pick<Personal, "now">,
	{ visitorId, collegeId, ...written }: WrittenReview & { visitorId: string; collegeId: string },
): Promise<ReviewReceipt> {
	await lockWriter(tx, visitorId);
	const key = programmeKey(written.content.programme);
	const before = and(eq(reviews.visitorId, visitorId), eq(reviews.collegeId, collegeId), eq(reviews.programmeKey, key));
	const [known] = await tx.select().from(reviews).where(before).for("update");
	if (known !== undefined) return addVersion(tx, known, { ...written, now });
	const [row] = await tx
		.insert(reviews)
		.values({ visitorId, collegeId, ...written.content, programmeKey: key, submittedAt: now })
		.returning();
	if (row === undefined) throw new Error("Inserting the review returned no row");
	return storeFirstVersion(tx, row, written);
}

export type OwnReviewKey = { visitorId: string; id: string };

/** Undefined if the review is not theirs. `change` may throw BadField. Throws Conflict. */
export async function editReview(
	db: Database,
	{ visitorId, id, network, now }: OwnReviewKey & { network: string; now: Date },
	change: (content: ReviewContent) => ReviewContent,
): Promise<ReviewReceipt | undefined> {
	return db.transaction(async (tx) => {
		await lockWriter(tx, visitorId);
		const row = await lockOwn(tx, { visitorId, id });
		if (row === undefined) return undefined;
		const content = change(contentOf(row));
		if (await hasOtherReview(tx, row, programmeKey(content.programme))) {
			throw new Conflict("same-course", "You have another review of this college for this course.");
		}
		return addVersion(tx, row, { content, network, now });
	});
}

/** Deletes all versions; false if the review is not theirs. */
export async function deleteReview(db: Database, own: OwnReviewKey): Promise<boolean> {
	return db.transaction(async (tx) => {
		const row = await lockOwn(tx, own);
		if (row === undefined) return false;
		await tx.delete(reviews).where(eq(reviews.id, row.id));
		await publishCollegeChange(tx, row.collegeId);
		return true;
	});
}

/** Undefined if the review is not theirs. Throws Conflict. */
export async function appealReview(
	db: Database,
	{ text, now, ...own }: OwnReviewKey & { text: string; now: Date },
): Promise<ReviewReceipt | undefined> {
	return db.transaction(async (tx) => {
		const row = await lockOwn(tx, own);
		if (row === undefined) return undefined;
		const against = whyNoAppeal(row.state, row.appealedAt !== null);
		if (against !== undefined) throw new Conflict(against.code, against.reason);
		const state = "in-moderation";
		await tx.update(reviews).set({ state, appeal: text, appealedAt: now }).where(eq(reviews.id, row.id));
		// The count of removed reviews drops by one until the appeal is decided.
		await publishCollegeChange(tx, row.collegeId);
		return { id: row.id, state, version: row.version };
	});
}

export async function listOwnReviews(db: Queryable, visitorId: string): Promise<OwnReview[]> {
	const rows = await db
		.select({ review: reviews, slug: colleges.slug, name: colleges.name, reply: reviewReplies })
		.from(reviews)
		.innerJoin(colleges, eq(colleges.id, reviews.collegeId))
		.leftJoin(reviewReplies, and(eq(reviewReplies.reviewId, reviews.id), eq(reviewReplies.state, "published")))
		.where(eq(reviews.visitorId, visitorId))
		.orderBy(desc(reviews.submittedAt), desc(reviews.id));
	return rows.map(({ review, slug, name, reply }) => ({
		id: review.id,
		college: { slug, name },
		...contentOf(review),
		verified: review.verified,
		state: review.state,
		version: review.version,
		isPublic: review.shown !== null,
		submittedAt: review.submittedAt.toISOString(),
		...(review.editedAt !== null && { editedOn: dateOf(review.editedAt) }),
		...(reply !== null && { reply: { text: reply.text, on: dateOf(reply.at) } }),
		...decisionOf(review),
	}));
}

export async function lockOwn(tx: Queryable, { visitorId, id }: OwnReviewKey): Promise<ReviewRow | undefined> {
	const [row] = await tx
		.select()
		.from(reviews)
		.where(and(eq(reviews.id, id), eq(reviews.visitorId, visitorId)))
		.for("update");
	return row;
}

export function dateOf(time: Date): string {
	return time.toISOString().slice(0, 10);
}

/** Serialises requests: two at once would each find no review of this programme. */
async function lockWriter(tx: Queryable, visitorId: string): Promise<void> {
	await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${visitorId}, 12))`);
}

async function hasOtherReview(tx: Queryable, row: ReviewRow, key: string): Promise<boolean> {
	if (row.visitorId === null || key === row.programmeKey) return false;
	const { id, visitorId, collegeId, programmeKey: programme } = reviews;
	const [other] = await tx
		.select({ id })
		.from(reviews)
		.where(and(eq(visitorId, row.visitorId), eq(collegeId, row.collegeId), eq(programme, key), ne(id, row.id)));
	return other !== undefined;
}

function decisionOf({ reasons, decisionNote, decidedAt, appeal, appealedAt, appealOutcome }: ReviewRow) {
	const decision = decidedAt !== null && {
		reasons,
		...(decisionNote !== null && decisionNote !== "" && { note: decisionNote }),
		at: decidedAt.toISOString(),
	};
	const appealed = appeal !== null &&
		appealedAt !== null && {
			text: appeal,
			at: appealedAt.toISOString(),
			...(appealOutcome !== null && appealOutcome !== "" && { outcome: appealOutcome }),
		};
	return { ...(decision && { decision }), ...(appealed && { appeal: appealed }) };
}
