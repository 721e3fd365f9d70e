import { and, asc, eq, lte, sql } from "drizzle-orm";
import { collectionNamed } from "#backend/content/collections.ts";
import { ContentError, toContentErrors } from "#backend/content/errors.ts";
import { mapDatabaseErrors } from "#backend/content/items/database-faults.ts";
import type { Actor, Content, ProposedChange, WriteContext } from "#backend/content/items/types.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import { staff } from "#backend/db/schema/content/staff.ts";
import { waitingChanges } from "#backend/db/schema/content/waiting.ts";
import { mergeFields } from "./merge-values.ts";
import { lockItem } from "./stored-items.ts";
import { inTransaction } from "./transaction.ts";
import { invalidWaitingChange } from "./waiting-rules.ts";
import { updateOne } from "./writing.ts";

type WaitingChange = typeof waitingChanges.$inferSelect;

const BATCH_SIZE = 50;
const isDue = and(eq(waitingChanges.state, "waiting"), lte(waitingChanges.at, sql`now()`));

/**
 * Makes the due changes, each in its own transaction, and returns their number. Several programs may run it at once:
 * each change is made by one. An impossible change becomes `stuck`; after any other failure it keeps waiting, and the
 * error is thrown after the others.
 */
export async function makeDueChanges(content: Content): Promise<number> {
	const due = await content.db
		.select({ id: waitingChanges.id })
		.from(waitingChanges)
		.where(isDue)
		.orderBy(asc(waitingChanges.at), asc(waitingChanges.id))
		.limit(BATCH_SIZE);
	const failures: unknown[] = [];
	let made = 0;
	for (const { id } of due) {
		try {
			made += await inTransaction(content, SYSTEM, (context) => makeDue(context, id));
		} catch (error) {
			failures.push(error);
		}
	}
	if (failures.length > 0) throw failures[0];
	return made;
}

async function makeDue(context: WriteContext, id: number): Promise<number> {
	const [change] = await context.tx
		.select()
		.from(waitingChanges)
		.where(and(eq(waitingChanges.id, id), isDue))
		.for("update", { skipLocked: true });
	if (change === undefined) return 0;
	const why = await attemptChange(context, change);
	const became = why === undefined ? ({ state: "applied" } as const) : ({ state: "stuck", why } as const);
	await context.tx
		.update(waitingChanges)
		.set({ ...became, decided_at: new Date() })
		.where(eq(waitingChanges.id, id));
	return why === undefined ? 1 : 0;
}

async function attemptChange(context: WriteContext, change: WaitingChange): Promise<string | undefined> {
	try {
		const actor = await writerOf(context, change);
		await mapDatabaseErrors(change.collection, () =>
			context.tx.transaction((tx) => makeWaiting({ ...context, tx, actor }, change)),
		);
		return undefined;
	} catch (error) {
		const errors = toContentErrors(error);
		if (errors.some(({ status }) => status >= 500)) throw error;
		return errors.map(({ message }) => message).join(" ");
	}
}

/** The author of a change makes it, with the permissions of that time. */
async function writerOf({ tx }: WriteContext, { user_created: id }: WaitingChange): Promise<Actor> {
	const [writer] = await tx
		.select({ id: staff.id, role: staff.role })
		.from(staff)
		.where(and(eq(staff.id, id ?? ""), eq(staff.status, "active")));
	if (writer === undefined)
		throw new ContentError(
			"FORBIDDEN",
			"The author of this change no longer works at the desk. Enter the change again.",
		);
	return { kind: "staff", ...writer };
}

/**
 * Makes a change as if by hand: with the same checks, a version, and notice to the site. Throws if others have changed
 * the same fields since.
 */
export async function makeWaiting(
	context: WriteContext,
	{ collection: name, item: key, was, changes }: ProposedChange,
): Promise<void> {
	const collection = collectionNamed(name);
	const allowed = await context.permissions.allowed(context.actor, name, "update");
	if (allowed === undefined) throw new ContentError("FORBIDDEN");
	const is = await lockItem(context, collection, { key, allowed });
	const { values, clashes } = mergeFields({ was, is, to: changes });
	if (clashes.length > 0) throw invalidWaitingChange("changes", `was changed by somebody since: ${clashes.join(", ")}`);
	await updateOne(context, { collection: name, key }, values);
}

export class IntentionalRollback extends Error {
	override name = "TakenBack";
}

/** Finds the errors of a change when it is proposed, by making it and rolling back. */
export async function tryWaiting(context: WriteContext, change: ProposedChange): Promise<void> {
	try {
		await context.tx.transaction(async (tx) => {
			await makeWaiting({ ...context, tx, tags: new Set() }, change);
			throw new IntentionalRollback();
		});
	} catch (error) {
		if (!(error instanceof IntentionalRollback)) throw error;
	}
}
