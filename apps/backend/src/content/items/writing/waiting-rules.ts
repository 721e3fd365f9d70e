import { eq } from "drizzle-orm";
import { type ContentError, invalidField } from "#backend/content/errors.ts";
import type { Change, Changing, Item, Writing } from "#backend/content/items/types.ts";
import { waitingChanges } from "#backend/db/schema/content/waiting.ts";

/** Checks a waiting change as if it were made now. */
export async function applyWaiting(writing: Writing, { before, after }: Change): Promise<void> {
	if (before !== undefined) return;
	const [change] = await writing.tx
		.select()
		.from(waitingChanges)
		.where(eq(waitingChanges.id, Number(after.id)));
	if (change === undefined) throw new Error(`The change ${String(after.id)} is not there`);
	const names = Object.keys(change.changes);
	if (change.state !== "waiting") throw refuseWaiting("state", "begins with waiting");
	if (change.at.getTime() <= Date.now()) throw refuseWaiting("at", "has to be later than now");
	if (names.length === 0) throw refuseWaiting("changes", "changes nothing");
	if (names.some((name) => NEVER_LATER.has(name)))
		throw refuseWaiting("changes", `changes ${[...NEVER_LATER].join(" or ")}`);
	if (names.toSorted().join() !== Object.keys(change.was).toSorted().join())
		throw refuseWaiting("was", "has to name the same fields as the change");
	await writing.tryWaiting(writing, change);
}

/** A piece has its own time of publication. */
const NEVER_LATER: ReadonlySet<string> = new Set(["status", "publish_at"]);
const OPEN = ["waiting", "stuck"];

/** Returns the site's own fields beside a waiting change: it can only be called off, and the person is recorded. */
export function ownOfWaiting({ before, sent, who }: Changing): Item {
	const [other] = Object.keys(sent).filter((name) => name !== "state");
	if (other !== undefined) throw refuseWaiting(other, "stays: call it off, and state another");
	if (sent.state !== "called-off" || !OPEN.includes(String(before.state)))
		throw refuseWaiting("state", `cannot become "${String(sent.state)}" from "${String(before.state)}"`);
	return { decided_by: who, decided_at: new Date().toISOString() };
}

export function refuseWaiting(field: string, reason: string): ContentError {
	return invalidField({ collection: "waiting_changes", field, reason });
}
