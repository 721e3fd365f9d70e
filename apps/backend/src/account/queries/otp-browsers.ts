import { and, eq, gt, inArray, lt } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { otpBrowsers } from "#backend/db/schema/otp.ts";

/** HMACs of a contact and of a browser. */
type Pair = { lookup: string; browser: string };

/** After half a year a number may belong to somebody else. */
const RETENTION_DAYS = 183;

/** Records that a browser verified a code of this contact. */
export async function recordShownCode(db: Queryable, { lookup, browser }: Pair, now: Date): Promise<void> {
	await db
		.insert(otpBrowsers)
		.values({ lookup, browser, shownAt: now })
		.onConflictDoUpdate({ target: [otpBrowsers.lookup, otpBrowsers.browser], set: { shownAt: now } });
}

export async function hasShownCode(db: Queryable, { lookup, browser }: Pair, now: Date): Promise<boolean> {
	const isIt = and(eq(otpBrowsers.lookup, lookup), eq(otpBrowsers.browser, browser));
	const rows = await db
		.select({ shownAt: otpBrowsers.shownAt })
		.from(otpBrowsers)
		.where(and(isIt, gt(otpBrowsers.shownAt, retainedSince(now))));
	return rows.length > 0;
}

export function listShownCodes(db: Queryable, lookups: readonly string[]): Promise<{ shownAt: Date }[]> {
	return db
		.select({ shownAt: otpBrowsers.shownAt })
		.from(otpBrowsers)
		.where(inArray(otpBrowsers.lookup, [...lookups]))
		.orderBy(otpBrowsers.shownAt);
}

export async function forgetBrowsers(db: Queryable, now: Date): Promise<void> {
	await db.delete(otpBrowsers).where(lt(otpBrowsers.shownAt, retainedSince(now)));
}

function retainedSince(now: Date): Date {
	return new Date(now.getTime() - RETENTION_DAYS * 86_400_000);
}
