import type { Actor, Collection, Item } from "#backend/content/items/types.ts";
import { STATUSES, type Status } from "#backend/db/schema/content/editorial.ts";
import { refusalIn, requireNext } from "./decide.ts";
import { staffIdOf } from "./history.ts";

/** The allowed changes of status. Permissions decide who may make them. */
const NEXT: Readonly<Record<Status, readonly Status[]>> = {
	draft: ["in_review", "published", "archived"],
	in_review: ["draft", "published", "archived"],
	published: ["draft", "archived"],
	archived: ["draft"],
};

export function systemFieldsOf(
	collection: Collection,
	change: { before?: Item; sent: Item; actor: Actor; needsSecondPerson: boolean },
): Item {
	const { before, sent, actor, needsSecondPerson } = change;
	const staffId = staffIdOf(actor);
	const now = new Date().toISOString();
	const known = (name: string) => collection.fields.has(name);
	const status = statusOf(collection, sent) ?? (before === undefined ? undefined : statusOf(collection, before));
	checkTransition(collection, change);
	const isPublishing = status === "published" && (before === undefined || before.status !== "published");
	return {
		...(before === undefined && known("user_created") && { user_created: staffId }),
		...(before === undefined && known("uploaded_by") && { uploaded_by: staffId }),
		...(known("user_updated") && { user_updated: staffId }),
		...(known("date_updated") && { date_updated: (actor.kind === "system" && sent.date_updated) || now }),
		...(isPublishing && known("publish_at") && { publish_at: null }),
		...(isPublishing &&
			known("date_published") && { date_published: before?.date_published ?? sent.date_published ?? now }),
		...(isReportDecision(collection, change) && { decided_at: now }),
		...(before !== undefined && collection.systemFields?.({ before, sent, who: staffId, needsSecondPerson })),
	};
}

/** Whether the public sees the item; without a status, always. */
export function isPublic(collection: Collection, item: Item | undefined): boolean {
	if (item === undefined || !collection.isShown) return false;
	return isEditorial(collection) ? item.status === "published" : true;
}

/** Whether the status is about publication, not about a request or a report. */
function isEditorial({ fields }: Collection): boolean {
	const choices = fields.get("status")?.choices ?? [];
	return STATUSES.every((status) => choices.includes(status));
}

function statusOf(collection: Collection, item: Item): Status | undefined {
	if (!isEditorial(collection)) return undefined;
	return STATUSES.find((status) => status === item.status);
}

function checkTransition(collection: Collection, { before, sent }: { before?: Item; sent: Item }): void {
	const to = statusOf(collection, sent);
	const from = before === undefined ? undefined : statusOf(collection, before);
	if (to === undefined || from === undefined || to === from) return;
	requireNext(NEXT, from, to, (reason) =>
		refusalIn(collection.name)("status", `${reason}: ${NEXT[from].join(" or ")} can follow`),
	);
}

function isReportDecision(collection: Collection, { before, sent }: { before?: Item; sent: Item }): boolean {
	return collection.name === "reports" && sent.status !== undefined && sent.status !== before?.status;
}
