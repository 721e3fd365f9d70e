import { and, eq } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { sourceChanges, watchedPages } from "#backend/db/schema/source.ts";
import type { PageCheck } from "#backend/watch/rules/page-content.ts";
import type { TakenPage } from "./watched-pages.ts";

/** Pause between two pages of the same host. */
const HOST_PAUSE_MS = 30_000;
const MAX_ABOUT = 6;

export async function storeCheckResult(
	db: Database,
	page: TakenPage,
	{ look, now }: { look: PageCheck; now: Date },
): Promise<void> {
	await db.transaction(async (tx) => {
		const leasedUntil = new Date(now.getTime() + HOST_PAUSE_MS);
		const isRead = "content" in look;
		const failures = look.outcome === "unreachable" ? page.failures + 1 : 0;
		const read = isRead ? { content: look.content, ...look.validators } : {};
		await tx
			.update(watchedPages)
			.set({
				outcome: look.outcome,
				reason: isRead ? null : look.reason,
				lookedAt: now,
				failures,
				leasedUntil,
				...read,
			})
			.where(eq(watchedPages.address, page.address));
		if (look.outcome === "unreachable" || look.outcome === "not-allowed") return;
		const [open] = await tx
			.select()
			.from(sourceChanges)
			.where(and(eq(sourceChanges.address, page.address), eq(sourceChanges.state, "open")))
			.for("update");
		const change = toChange(page, look, now);
		if (open === undefined) {
			// Repeats of "gone" are not reported again.
			if (change !== undefined && !(change.kind === "gone" && page.outcome === "gone")) {
				await tx.insert(sourceChanges).values(change);
			}
			return;
		}
		const isBack = isRead && look.content.text === open.text_before && look.content.bytes === open.bytes_before;
		if (isBack && (open.kind === "gone" || open.documents.length === 0)) {
			const settled = { state: "nothing-to-do", note: "It reads as before again.", decided_at: now } as const;
			await tx.update(sourceChanges).set(settled).where(eq(sourceChanges.id, open.id));
		} else if (change !== undefined && !(change.kind === "gone" && open.kind === "gone")) {
			const { kind, text_after, bytes_after } = change;
			const later = new Map([...open.documents, ...(change.documents ?? [])].map((each) => [each.address, each]));
			const documents = [...later.values()];
			const now = { kind, text_after, bytes_after, documents };
			await tx.update(sourceChanges).set(now).where(eq(sourceChanges.id, open.id));
		}
	});
}

type NewChange = typeof sourceChanges.$inferInsert;

function toChange(page: TakenPage, look: PageCheck, now: Date): NewChange | undefined {
	const { address, content: before } = page;
	const about = page.about.slice(0, MAX_ABOUT).join("; ");
	const more = page.about.length - MAX_ABOUT;
	const head = { address, about: more > 0 ? `${about}; and ${more} more` : about, found_at: now };
	const was = { text_before: before?.text ?? "", bytes_before: before?.bytes ?? null };
	if (look.outcome === "gone") return { ...head, kind: "gone", ...was, text_after: "", bytes_after: null };
	if (look.outcome !== "changed") return undefined;
	const { content, difference } = look;
	const is = { text_after: content.text, bytes_after: content.bytes };
	return { ...head, kind: "changed", ...was, ...is, documents: difference?.documents ?? [] };
}
