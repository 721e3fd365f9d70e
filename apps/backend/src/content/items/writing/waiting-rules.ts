import { eq } from "drizzle-orm";
import type { Change, ChangeRequest, Item, WriteContext } from "#backend/content/items/types.ts";
import { waitingChanges } from "#backend/db/schema/content/waiting.ts";
import { decide, refusalIn, type StateTable } from "./decide.ts";

export const invalidWaitingChange = refusalIn("waiting_changes");

export async function applyWaitingChange(writing: WriteContext, { before, after }: Change): Promise<void> {
	if (before !== undefined && after.state !== "applied") return;
	const [change] = await writing.tx
		.select()
		.from(waitingChanges)
		.where(eq(waitingChanges.id, Number(after.id)));
	if (change === undefined) throw new Error(`The change ${String(after.id)} is not there`);
	if (before !== undefined) return writing.makeWaiting(writing, change);
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
	if (!isSuggested) return writing.tryWaiting(writing, change);
	// Authors may suggest any field that they may write, even of an item that they may not change.
	const { fields } = (await writing.permissions.allowed(writing.actor, change.collection, "update")) ?? {
		fields: new Set(),
	};
	const other = names.find((name) => fields !== undefined && !fields.has(name));
	if (other !== undefined) throw invalidWaitingChange("changes", `changes ${other}, which is not theirs to change`);
	await writing.tryWaiting({ ...writing, actor: { kind: "system" } }, change);
}

/** A piece has its own time of publication. */
const NEVER_LATER: ReadonlySet<string> = new Set(["status", "publish_at"]);
const STATES: StateTable = {
	collection: "waiting_changes",
	next: { suggested: ["applied", "called-off"], waiting: ["called-off"], stuck: ["called-off"] },
	stays: "call it off, and state another",
};

export function systemFieldsOfWaitingChange(request: ChangeRequest): Item {
	return decide(STATES, request);
}
