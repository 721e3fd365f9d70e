import type { Deleted } from "@uchit/contract/account.ts";
import { CHANGES_CHANNEL } from "@uchit/contract/change.ts";
import { eq, inArray, sql } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { colleges } from "#backend/db/schema/college.ts";
import { emailLinks, otpCodes, otpTokens } from "#backend/db/schema/otp.ts";
import { reviews } from "#backend/db/schema/review.ts";
import { registrations, visitors } from "#backend/db/schema/visitor.ts";
import type { Personal } from "#backend/personal/keys.ts";
import { withdrawAll } from "#backend/queries/consents.ts";
import { listContactRows } from "#backend/queries/visitors.ts";

/**
 * Deletes an account at once. Reviews stay, naming nobody, unless they are to go too; the ledger of consents stays, since it is
 * how we show what was allowed.
 */
export async function deleteVisitor(
	db: Database,
	{ now }: Personal,
	{ id, reviews: wish }: { id: string; reviews: "keep" | "remove" },
): Promise<Deleted> {
	const isRemoving = wish === "remove";
	await db.transaction(async (tx) => {
		const lookups = (await listContactRows(tx, id)).map(({ lookup }) => lookup);
		if (isRemoving) await removeReviews(tx, id);
		await withdrawAll(tx, { subject: id, channel: "account", at: now });
		await tx.delete(visitors).where(eq(visitors.id, id));
		for (const table of [otpCodes, otpTokens, emailLinks, registrations]) {
			if (lookups.length > 0) await tx.delete(table).where(inArray(table.lookup, lookups));
		}
	});
	return {
		deleted: ["name", "contacts", "guardian", "sessions", "shortlist", ...(isRemoving ? ["reviews"] : [])],
		kept: isRemoving ? [LEDGER] : [LEDGER, REVIEWS],
	};
}

const LEDGER = {
	what: "consents",
	why: "The ledger of what you consented to and took back, under a number that names nobody: it is how we can show what we were allowed to do, which the Digital Personal Data Protection Act, 2023 asks of us.",
} as const;
const REVIEWS = {
	what: "reviews",
	why: "Reviews that you published stay for other students. Nothing in our database leads from them to you any more.",
} as const;

async function removeReviews(tx: Queryable, visitorId: string): Promise<void> {
	const removed = await tx
		.delete(reviews)
		.where(eq(reviews.visitorId, visitorId))
		.returning({ collegeId: reviews.collegeId });
	const ids = [...new Set(removed.map(({ collegeId }) => collegeId))];
	if (ids.length === 0) return;
	const rows = await tx.select({ id: colleges.id }).from(colleges).where(inArray(colleges.id, ids));
	const tags = rows.map((college) => `college:${college.id}`);
	await tx.execute(sql`SELECT pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify({ tags })})`);
}
