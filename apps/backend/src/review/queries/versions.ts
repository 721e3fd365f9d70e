import { isDeepStrictEqual } from "node:util";
import type { ReviewReceipt } from "@uchit/contract/review.ts";
import { eq } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { reviews, reviewVersions } from "#backend/db/schema/review.ts";
import { Conflict } from "#backend/errors.ts";
import { programmeKey, type ReviewContent } from "#backend/review/rules/content.ts";
import { whyNoNewVersion } from "#backend/review/rules/states.ts";
import { noticeFlags } from "./flags.ts";

export type ReviewRow = typeof reviews.$inferSelect;
export type WrittenReview = { content: ReviewContent; network: string };

export async function storeFirstVersion(
	tx: Queryable,
	row: ReviewRow,
	{ content, network }: WrittenReview,
): Promise<ReviewReceipt> {
	await tx.insert(reviewVersions).values({ reviewId: row.id, version: row.version, content, at: row.submittedAt });
	const sent = { id: row.id, collegeId: row.collegeId, content, network, isNew: true };
	const flags = await noticeFlags(tx, sent, row.submittedAt);
	if (flags.length > 0) await tx.update(reviews).set({ flags }).where(eq(reviews.id, row.id));
	return receiptOf(row);
}

/** Stores a new version of a locked review; the public one stays. The same text makes no version. Throws Conflict. */
export async function addVersion(
	tx: Queryable,
	row: ReviewRow,
	{ content, network, now }: WrittenReview & { now: Date },
): Promise<ReviewReceipt> {
	if (isDeepStrictEqual(contentOf(row), content)) return receiptOf(row);
	const reason = whyNoNewVersion(row.state);
	if (reason !== undefined) throw new Conflict("review-closed", reason);
	const { id, collegeId } = row;
	const version = row.version + 1;
	await tx.insert(reviewVersions).values({ reviewId: id, version, content, at: now });
	const ofText = await noticeFlags(tx, { id, collegeId, content, network, isNew: false }, now);
	const flags = [...row.flags.filter((flag) => flag.startsWith("burst")), ...ofText];
	const undecided = { reasons: [], decisionNote: null, decidedBy: null, decidedAt: null };
	const written = { ...content, programmeKey: programmeKey(content.programme) };
	const [after] = await tx
		.update(reviews)
		.set({ ...written, ...undecided, flags, version, state: "submitted", submittedAt: now })
		.where(eq(reviews.id, id))
		.returning();
	if (after === undefined) throw new Error(`The review ${id} was not changed`);
	return receiptOf(after);
}

export function contentOf({ programme, batchYear, ratings, pros, cons, text, photo }: ReviewRow): ReviewContent {
	return { programme, batchYear, ratings, pros, cons, text, ...(photo !== null && { photo }) };
}

function receiptOf({ id, state, version }: ReviewRow): ReviewReceipt {
	return { id, state, version };
}
