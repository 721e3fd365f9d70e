import { eq } from "drizzle-orm";
import type { Change, ChangeRequest, Item, WriteContext } from "#backend/content/items/types.ts";
import { waitingChanges } from "#backend/db/schema/content/waiting.ts";
import { decide, refusalIn, type StateTable } from "./decide.ts";

export const invalidWaitingChange = refusalIn("waiting_changes");

export async function applyWaitingChange(context: WriteContext, { before, after }: Change): Promise<void> {
	if (before !== undefined && after.state !== "applied") return;
	const [change] = await context.tx
		.select()
		.from(waitingChanges)
		.where(eq(waitingChanges.id, Number(after.id)));
	if (change === undefined) throw new Error(`The change ${String(after.id)} has no row`);
	if (before !== undefined) return context.makeWaiting(context, change);
	const names = Object.keys(change.changes);
	const isSuggested = change.state === "suggested";
	if (!isSuggested && change.state !== "waiting")
		throw invalidWaitingChange("state", "begins with waiting or suggested");
	if (!isSuggested && change.at.getTime() <= Date.now()) throw invalidWaitingChange("at", "has to be later than now");
	if (names.length === 0) throw invalidWaitingChange("changes", "changes nothing");
	if (names.some((name) => NEVER_LATER.has(name)))
		throw invalidWaitingChange("changes", `changes ${[...NEVER_LATER].join(" or ")}`);
	if (names.toSorted().join() !== Object.keys(change.was).toSorted().join())
		throw invalidWaitingChange("was", "has to name the same fields as the change");
	if (!isSuggested) return context.tryWaiting(context, change);
	// Authors may suggest any field that they may write, even of an item that they may not change.
	const { fields } = (await context.permissions.allowed(context.actor, change.collection, "update")) ?? {
		fields: new Set(),
	};
	const other = names.find((name) => fields !== undefined && !fields.has(name));
	if (other !== undefined) throw invalidWaitingChange("changes", `changes ${other}, which is not theirs to change`);
	await context.tryWaiting({ ...context, actor: { kind: "system" } }, change);
}

/** A piece has its own time of publication. */
const NEVER_LATER: ReadonlySet<string> = new Set(["status", "publish_at"]);
const STATES: StateTable = {
	collection: "waiting_changes",
	next: { suggested: ["applied", "called-off"], waiting: ["called-off"], stuck: ["called-off"] },
	stays: "withdraw it, and enter another",
};

export function systemFieldsOfWaitingChange(request: ChangeRequest): Item {
	return decide(STATES, request);
}
