import { DOCUMENT_KEPT_DAYS, UNDECIDED } from "@uchit/contract/document.ts";
import { and, inArray, lt } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { documentPages, documents } from "#backend/db/schema/content/document.ts";

const DAY_MS = 86_400_000;
/** A reading that waits for a second sender is out of date by then, and what became of a document is known. */
const ROW_DAYS = 365;

/** Erases the pictures that nobody decided about in time, and after a year whatever else is known of a document. */
export async function eraseOverdue(db: Database, now: Date): Promise<{ expired: number; forgotten: number }> {
	return db.transaction(async (tx) => {
		const isLate = lt(documents.createdAt, daysBefore(now, DOCUMENT_KEPT_DAYS));
		const late = await tx
			.update(documents)
			.set({ state: "expired", decidedAt: now })
			.where(and(inArray(documents.state, [...UNDECIDED]), isLate))
			.returning({ id: documents.id });
		const ids = late.map(({ id }) => id);
		if (ids.length > 0) await tx.delete(documentPages).where(inArray(documentPages.documentId, ids));
		const isOld = lt(documents.createdAt, daysBefore(now, ROW_DAYS));
		const old = await tx.delete(documents).where(isOld).returning({ id: documents.id });
		return { expired: ids.length, forgotten: old.length };
	});
}

function daysBefore(now: Date, days: number): Date {
	return new Date(now.getTime() - days * DAY_MS);
}
