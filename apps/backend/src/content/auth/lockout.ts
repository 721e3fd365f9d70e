import { eq, lt, sql } from "drizzle-orm";
import { ContentError } from "#backend/content/errors.ts";
import type { Database } from "#backend/db/client.ts";
import { signInFailures } from "#backend/db/schema/content/staff.ts";

/** After so many failures of one key within the window, no password is looked at until it ends. */
export const MOST_FAILURES = 5;
const WINDOW_MINUTES = 15;

/**
 * Whose guesses are counted together: all devices that nobody has signed in to this account from, wherever they are; one
 * device that somebody has; or one session, whose owner proves again that it is them. Never an address, which many share.
 */
export type Guesser =
	| { kind: "strangers"; email: string }
	| { kind: "device"; id: string }
	| { kind: "session"; family: string };

/**
 * Counts an attempt as failed before the password is looked at, so that many at once are counted as well as one after
 * the other; `forgive` takes it back. An account is counted by the e-mail typed, whether there is one or not.
 */
export async function countAttempt(db: Database, guesser: Guesser): Promise<void> {
	const { failures, window_began: began } = signInFailures;
	const isOver = sql`${began} < now() - ${WINDOW}::interval`;
	const [row] = await db
		.insert(signInFailures)
		.values({ key: keyOf(guesser), failures: 1, window_began: sql`now()` })
		.onConflictDoUpdate({
			target: signInFailures.key,
			set: {
				failures: sql`case when ${isOver} then 1 else ${failures} + 1 end`,
				window_began: sql`case when ${isOver} then now() else ${began} end`,
				locked_until: sql`case when not ${isOver} and ${failures} >= ${MOST_FAILURES} then ${began} + ${WINDOW}::interval end`,
			},
		})
		.returning({ until: signInFailures.locked_until });
	if (row?.until) throw lockedOut(row.until);
}

/** The attempt was right: what this guesser failed before is forgotten, and nobody else's failures. */
export async function forgive(db: Pick<Database, "delete">, guesser: Guesser): Promise<void> {
	await db.delete(signInFailures).where(eq(signInFailures.key, keyOf(guesser)));
	await db.delete(signInFailures).where(lt(signInFailures.window_began, sql`now() - ${WINDOW}::interval`));
}

const WINDOW = `${WINDOW_MINUTES} minutes`;

/** Nothing is said of the password. */
function lockedOut(until: Date): ContentError {
	const message = `Too many failed sign-ins. Try again after ${until.toISOString()}.`;
	return new ContentError("REQUESTS_EXCEEDED", message, { reset: until });
}

function keyOf(guesser: Guesser): string {
	switch (guesser.kind) {
		case "strangers":
			return `account:${guesser.email.toLowerCase()}`;
		case "device":
			return `device:${guesser.id}`;
		case "session":
			return `session:${guesser.family}`;
	}
}
