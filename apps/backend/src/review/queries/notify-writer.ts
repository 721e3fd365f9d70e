import { eq } from "drizzle-orm";
import { notifyVisitor } from "#backend/account/queries/visitor-contacts.ts";
import type { Queryable } from "#backend/db/client.ts";
import { colleges } from "#backend/db/schema/college.ts";
import { reviews } from "#backend/db/schema/review.ts";
import { visitors } from "#backend/db/schema/visitor.ts";
import type { Personal } from "#backend/personal/keys.ts";

/** Notifies a review's writer of the decision, in its transaction. Does nothing if the account is gone. */
export async function notifyWriter(tx: Queryable, personal: Personal, review: string): Promise<void> {
	const [row] = await tx
		.select({ id: visitors.id, language: visitors.language, college: colleges.name, decision: reviews.state })
		.from(reviews)
		.innerJoin(visitors, eq(visitors.id, reviews.visitorId))
		.innerJoin(colleges, eq(colleges.id, reviews.collegeId))
		.where(eq(reviews.id, review));
	if (row === undefined) return;
	const { id, language, ...values } = row;
	await notifyVisitor(tx, personal, { visitor: { id, language }, template: "review-decided", values });
}
