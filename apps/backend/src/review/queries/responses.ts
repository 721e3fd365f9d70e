import type { ModerationReason } from "@uchit/contract/review.ts";
import { and, eq } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { collegeClaims, reviewReplies, reviewReports } from "#backend/db/schema/review.ts";
import { publishCollegeChange } from "./publish-change.ts";
import { collegeOfShown } from "./shown.ts";

/** False when there is no such public review. */
export async function reportReview(
	db: Database,
	{ id, reason, message, now }: { id: string; reason: ModerationReason; message: string; now: Date },
): Promise<boolean> {
	if ((await collegeOfShown(db, id)) === undefined) return false;
	await db.insert(reviewReports).values({ reviewId: id, reason, message, createdAt: now });
	return true;
}

export type ReplyOutcome = "stored" | "not-yours" | "unknown";

/** Stores the college's reply by a person with an approved claim. A new reply waits for moderators like the first. */
export async function replyToReview(
	db: Database,
	{ id, visitorId, text, now }: { id: string; visitorId: string; text: string; now: Date },
): Promise<ReplyOutcome> {
	return db.transaction(async (tx) => {
		const collegeId = await collegeOfShown(tx, id);
		if (collegeId === undefined) return "unknown";
		const isTheirs = and(eq(collegeClaims.collegeId, collegeId), eq(collegeClaims.visitorId, visitorId));
		const [claim] = await tx
			.select({ id: collegeClaims.id })
			.from(collegeClaims)
			.where(and(isTheirs, eq(collegeClaims.status, "approved")));
		if (claim === undefined) return "not-yours";
		const reply = { claimId: claim.id, text, state: "submitted", at: now } as const;
		await tx
			.insert(reviewReplies)
			.values({ reviewId: id, ...reply })
			.onConflictDoUpdate({ target: reviewReplies.reviewId, set: reply });
		await publishCollegeChange(tx, collegeId);
		return "stored";
	});
}
