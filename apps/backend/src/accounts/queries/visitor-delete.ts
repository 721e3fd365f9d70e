import type { Deleted } from "@uchit/contract/account.schema.ts";
import { CHANGES_CHANNEL } from "@uchit/contract/change.ts";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { emailLinks, otpBrowsers, otpCodes, otpTokens } from "#backend/db/schema/otp.ts";
import { collegeClaims, reviewReplies, reviews, reviewVotes } from "#backend/db/schema/review.ts";
import { registrations, visitors } from "#backend/db/schema/visitor.ts";
import { eraseLeadsOf } from "#backend/leads/queries/own-data.ts";
import { subjectOfVisitor } from "#backend/leads/queries/subject.ts";
import type { Personal } from "#backend/personal/keys.ts";
import { withdrawAll } from "./consents.ts";
import { listContactRows } from "./visitors.ts";

/**
 * Deletes an account at once, with the requests to be contacted that were left with it, here and at everybody who has them.
 * Reviews that the public has seen stay, naming nobody, unless they are to go too; the ledger of consents stays, since it is
 * how we show what was allowed.
 */
export async function deleteVisitor(
	db: Database,
	{ keys, now }: Personal,
	{ id, reviews: wish }: { id: string; reviews: "keep" | "remove" },
): Promise<Deleted> {
	const isRemoving = wish === "remove";
	await db.transaction(async (tx) => {
		const lookups = (await listContactRows(tx, id)).map(({ lookup }) => lookup);
		await removeTraces(tx, id, isRemoving);
		await eraseLeadsOf(tx, { subject: await subjectOfVisitor(tx, keys, id), channel: "account", now });
		await withdrawAll(tx, { subject: id, channel: "account", at: now });
		await tx.delete(visitors).where(eq(visitors.id, id));
		for (const table of [otpBrowsers, otpCodes, otpTokens, emailLinks, registrations]) {
			if (lookups.length > 0) await tx.delete(table).where(inArray(table.lookup, lookups));
		}
	});
	return {
		deleted: [...ALWAYS, ...(isRemoving ? ["reviews"] : [])],
		kept: isRemoving ? [LEDGER] : [LEDGER, REVIEWS],
	};
}

const ALWAYS = [
	"name",
	"contacts",
	"guardian",
	"sessions",
	"shortlist",
	"votes",
	"college-claims",
	"documents",
	"requests",
] as const;
const LEDGER = {
	what: "consents",
	why: "The ledger of what you consented to and took back, under a number that names nobody: it is how we can show what we were allowed to do, which the Digital Personal Data Protection Act, 2023 asks of us.",
} as const;
const REVIEWS = {
	what: "reviews",
	why: "Reviews that you published stay for other students. Nothing in our database leads from them to you any more.",
} as const;

/** Takes what the visitor has left at colleges, and tells the pages that showed it. */
async function removeTraces(tx: Queryable, visitorId: string, isRemovingReviews: boolean): Promise<void> {
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
	const isGoing = isRemovingReviews ? undefined : isNull(reviews.publishedAt);
	const removed = await tx
		.delete(reviews)
		.where(and(eq(reviews.visitorId, visitorId), isGoing))
		.returning({ collegeId });
	const tags = new Set([...counted, ...claims, ...removed].map((row) => `college:${row.collegeId}`));
	if (tags.size === 0) return;
	await tx.execute(
		sql`SELECT pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify({ tags: [...tags].slice(0, MOST_TAGS) })})`,
	);
}

/** A notice of PostgreSQL holds 8,000 bytes. */
const MOST_TAGS = 200;
