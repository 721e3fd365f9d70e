import { and, eq, gte, lt } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { privacyLinkEnds } from "#backend/db/schema/lead.ts";

/** Ends all privacy links that were sent to a contact (by its HMAC) until now. */
export async function endPrivacyLinks(db: Queryable, lookup: string, now: Date): Promise<void> {
	await db
		.insert(privacyLinkEnds)
		.values({ lookup, endedAt: now })
		.onConflictDoUpdate({ target: privacyLinkEnds.lookup, set: { endedAt: now } });
}

/** Whether a link that was sent to the contact at this time was ended since. */
export async function hasLinkEnded(
	db: Queryable,
	{ lookup, sentAt }: { lookup: string; sentAt: Date },
): Promise<boolean> {
	const rows = await db
		.select({ endedAt: privacyLinkEnds.endedAt })
		.from(privacyLinkEnds)
		.where(and(eq(privacyLinkEnds.lookup, lookup), gte(privacyLinkEnds.endedAt, sentAt)));
	return rows.length > 0;
}

/** No link lives longer. */
const KEPT_DAYS = 184;

export async function forgetLinkEnds(db: Queryable, now: Date): Promise<void> {
	await db.delete(privacyLinkEnds).where(lt(privacyLinkEnds.endedAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000)));
}
