import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { reviews, reviewVotes } from "#backend/db/schema/review.ts";
import { publishCollegeChange } from "./publish-change.ts";

export type VoteOutcome = { kind: "counted"; helpful: number } | { kind: "own" } | { kind: "unknown" };

/** Stores or removes one person's vote that a review helped. Voting twice counts once. */
export async function vote(
	db: Database,
	{ id, visitorId, isHelpful }: { id: string; visitorId: string; isHelpful: boolean },
): Promise<VoteOutcome> {
	return db.transaction(async (tx) => {
		const [review] = await tx
			.select()
			.from(reviews)
			.where(and(eq(reviews.id, id), isNotNull(reviews.shown)))
			.for("update");
		if (review === undefined) return { kind: "unknown" };
		if (review.visitorId === visitorId) return { kind: "own" };
		const step = isHelpful ? await addVote(tx, { id, visitorId }) : -(await removeVote(tx, { id, visitorId }));
		if (step === 0) return { kind: "counted", helpful: review.helpful };
		await tx
			.update(reviews)
			.set({ helpful: sql`${reviews.helpful} + ${step}` })
			.where(eq(reviews.id, id));
		await publishCollegeChange(tx, review.collegeId);
		return { kind: "counted", helpful: review.helpful + step };
	});
}

type Vote = { id: string; visitorId: string };

async function addVote(tx: Queryable, { id: reviewId, visitorId }: Vote): Promise<number> {
	const added = await tx.insert(reviewVotes).values({ reviewId, visitorId }).onConflictDoNothing().returning();
	return added.length;
}

async function removeVote(tx: Queryable, { id, visitorId }: Vote): Promise<number> {
	const isTheirs = and(eq(reviewVotes.reviewId, id), eq(reviewVotes.visitorId, visitorId));
	return (await tx.delete(reviewVotes).where(isTheirs).returning()).length;
}
