import { eq, lt } from "drizzle-orm";
import { ContentError } from "#backend/content/errors.ts";
import type { Database } from "#backend/db/client.ts";
import { signInFailures } from "#backend/db/schema/content/staff.ts";
import { countAgainstLimit } from "#backend/platform/queries/limits.ts";

/** After this many failures of one key within the window, no password is checked until it ends. */
export const MAX_FAILURES = 5;
const WINDOW_SECONDS = 900;
/** Unlike other counts these survive a crash of the server, which an attacker might wait for. */
const FAILURES = { table: signInFailures, count: signInFailures.failures };

/**
 * Failed sign-ins are counted per e-mail for unknown devices, per known device, or per session that re-authenticates. Never per address,
 * which many people share.
 */
export type AttemptSource =
	| { kind: "strangers"; email: string }
	| { kind: "device"; id: string }
	| { kind: "session"; family: string };

/**
 * Counts an attempt as failed before the password is checked, so that simultaneous attempts all count; `forgive` takes
 * it back. An account is counted by the typed e-mail, whether it exists or not.
 */
export async function countAttempt(db: Database, guesser: AttemptSource): Promise<void> {
	const limit = { key: keyOf(guesser), most: MAX_FAILURES, seconds: WINDOW_SECONDS, counts: FAILURES };
	const { isAllowed, endsAt } = await countAgainstLimit(db, limit, new Date());
	if (!isAllowed) throw lockedOut(endsAt);
}

export async function clearFailures(db: Pick<Database, "delete">, guesser: AttemptSource): Promise<void> {
	await db.delete(signInFailures).where(eq(signInFailures.key, keyOf(guesser)));
	const since = new Date(Date.now() - WINDOW_SECONDS * 1000);
	await db.delete(signInFailures).where(lt(signInFailures.window_began, since));
}

/** The error does not reveal whether the password was right. */
function lockedOut(until: Date): ContentError {
	const message = `Too many failed sign-ins. Try again after ${until.toISOString()}.`;
	return new ContentError("REQUESTS_EXCEEDED", message, { reset: until });
}

function keyOf(guesser: AttemptSource): string {
	switch (guesser.kind) {
		case "strangers":
			return `account:${guesser.email.toLowerCase()}`;
		case "device":
			return `device:${guesser.id}`;
		case "session":
			return `session:${guesser.family}`;
	}
}
