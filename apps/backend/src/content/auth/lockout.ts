import { eq, lt } from "drizzle-orm";
import { ContentError } from "#backend/content/errors.ts";
import type { Database } from "#backend/db/client.ts";
import { signInFailures } from "#backend/db/schema/content/staff.ts";
import { countAgainst } from "#backend/platform/queries/limits.ts";

/** After so many failures of one key within the window, no password is looked at until it ends. */
export const MOST_FAILURES = 5;
const WINDOW_SECONDS = 900;
/** Unlike other counts these outlive a crash of the server, which whoever guesses might wait for. */
const FAILURES = { table: signInFailures, count: signInFailures.failures };

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
	const limit = { key: keyOf(guesser), most: MOST_FAILURES, seconds: WINDOW_SECONDS, counts: FAILURES };
	const { isAllowed, endsAt } = await countAgainst(db, limit, new Date());
	if (!isAllowed) throw lockedOut(endsAt);
}

/** The attempt was right: what this guesser failed before is forgotten, and nobody else's failures. */
export async function forgive(db: Pick<Database, "delete">, guesser: Guesser): Promise<void> {
	await db.delete(signInFailures).where(eq(signInFailures.key, keyOf(guesser)));
	const since = new Date(Date.now() - WINDOW_SECONDS * 1000);
	await db.delete(signInFailures).where(lt(signInFailures.window_began, since));
}

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
