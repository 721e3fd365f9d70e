import { eq } from "drizzle-orm";
import { collectionNamed } from "#backend/content/collections.ts";
import { ContentError } from "#backend/content/errors.ts";
import type { Transaction, WriteContext } from "#backend/content/items/types.ts";
import { refusalIn } from "#backend/content/items/writing/decide.ts";
import { storeRevision } from "#backend/content/items/writing/history.ts";
import { documents } from "#backend/db/schema/content/document.ts";
import { lockInstitutions } from "#backend/facts/queries/corrections/overlay.ts";

export type DocumentRow = typeof documents.$inferSelect;

/**
 * Locks the document and its institution: if two documents of one institution are decided at once, the second sees the
 * first. Throws FORBIDDEN.
 */
export async function lockDocument(tx: Transaction, id: string): Promise<DocumentRow> {
	const [document] = await tx.select({ collegeId: documents.collegeId }).from(documents).where(eq(documents.id, id));
	if (document === undefined) throw new ContentError("FORBIDDEN");
	await lockInstitutions(tx, [document.collegeId]);
	const [row] = await tx.select().from(documents).where(eq(documents.id, id)).for("update");
	if (row === undefined) throw new ContentError("FORBIDDEN");
	// A merge may have moved the document meanwhile.
	return row.collegeId === document.collegeId ? row : lockDocument(tx, id);
}

/** Changes a document and stores a revision, which never includes the sender. */
export async function changeDocument(
	{ tx, actor }: WriteContext,
	before: DocumentRow,
	changes: Partial<DocumentRow>,
): Promise<void> {
	await tx.update(documents).set(changes).where(eq(documents.id, before.id));
	const collection = collectionNamed("documents");
	const revision = { collection, key: before.id, action: "update", actor } as const;
	await storeRevision(tx, { ...revision, before: toItem(before), after: toItem({ ...before, ...changes }) });
}

function toItem({ id, state, reading, reason }: DocumentRow) {
	return { id, state, reading, reason };
}

export const fieldRefusal = refusalIn("documents");
