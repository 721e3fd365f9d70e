import { isIPv6 } from "node:net";
import { inArray, lt, sql } from "drizzle-orm";
import { ContentError } from "#backend/content/errors.ts";
import type { Database } from "#backend/db/client.ts";
import { signInFailures } from "#backend/db/schema/content/staff.ts";

/** After so many failures within the window, no password is looked at until it ends. */
export const MOST_FAILURES = { account: 5, address: 30 } as const;
const WINDOW_MINUTES = 15;

export type Attempt = { email: string; address: string };

/**
 * Counts an attempt as failed before the password is looked at, so that many at once are counted as well as one after
 * the other; `forgive` takes it back. An account is counted by the e-mail typed, whether there is one or not.
 */
export async function countAttempt(db: Database, attempt: Attempt): Promise<void> {
	const keys = keysOf(attempt);
	await count(db, keys.address, MOST_FAILURES.address);
	await count(db, keys.account, MOST_FAILURES.account);
}

/** The attempt was right. Other failures from its address stay counted: a guesser may have an account of his own. */
export async function forgive(db: Database, attempt: Attempt): Promise<void> {
	const keys = keysOf(attempt);
	await db.delete(signInFailures).where(inArray(signInFailures.key, [keys.account]));
	await db
		.update(signInFailures)
		.set({ failures: sql`greatest(${signInFailures.failures} - 1, 0)` })
		.where(inArray(signInFailures.key, [keys.address]));
	await db.delete(signInFailures).where(lt(signInFailures.window_began, sql`now() - ${WINDOW}::interval`));
}

const WINDOW = `${WINDOW_MINUTES} minutes`;

async function count(db: Database, key: string, most: number): Promise<void> {
	const { failures, window_began: began } = signInFailures;
	const isOver = sql`${began} < now() - ${WINDOW}::interval`;
	const [row] = await db
		.insert(signInFailures)
		.values({ key, failures: 1, window_began: sql`now()` })
		.onConflictDoUpdate({
			target: signInFailures.key,
			set: {
				failures: sql`case when ${isOver} then 1 else ${failures} + 1 end`,
				window_began: sql`case when ${isOver} then now() else ${began} end`,
				locked_until: sql`case when not ${isOver} and ${failures} >= ${most} then ${began} + ${WINDOW}::interval end`,
			},
		})
		.returning({ until: signInFailures.locked_until });
	if (row?.until) throw lockedOut(row.until);
}

/** Nothing is said of the password. */
function lockedOut(until: Date): ContentError {
	const message = `Too many failed sign-ins. Try again after ${until.toISOString()}.`;
	return new ContentError("REQUESTS_EXCEEDED", message, { reset: until });
}

function keysOf({ email, address }: Attempt) {
	return { account: `account:${email.toLowerCase()}`, address: `address:${networkOf(address)}` };
}

/** One customer of a provider has 2^64 addresses of IPv6: the network counts. */
export function networkOf(address: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
	const [before = "", after = ""] = address.split("%")[0]?.split("::") ?? [];
	const head = before === "" ? [] : before.split(":");
	const tail = after === "" ? [] : after.split(":");
	const zeros = address.includes("::") ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0") : [];
	const groups = [...head, ...zeros, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
	return `${groups.join(":")}::/64`;
}
