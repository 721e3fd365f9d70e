import { eq } from "drizzle-orm";
import { collectionNamed } from "#backend/content/collections.ts";
import { ContentError, invalidField } from "#backend/content/errors.ts";
import type { Transaction, Writing } from "#backend/content/items/types.ts";
import { keepRevision } from "#backend/content/items/writing/history.ts";
import { documents } from "#backend/db/schema/content/document.ts";
import { lockInstitutions } from "#backend/facts/queries/corrections/overlay.ts";

export type DocumentRow = typeof documents.$inferSelect;

/** The document, with its institution locked: of two documents of one that are decided at once, the second sees the first. Throws FORBIDDEN. */
export async function lockDocument(tx: Transaction, id: string): Promise<DocumentRow> {
	const [found] = await tx.select({ collegeId: documents.collegeId }).from(documents).where(eq(documents.id, id));
	if (found === undefined) throw new ContentError("FORBIDDEN");
	await lockInstitutions(tx, [found.collegeId]);
	const [row] = await tx.select().from(documents).where(eq(documents.id, id)).for("update");
	if (row === undefined) throw new ContentError("FORBIDDEN");
	// A merge may have taken it along meanwhile.
	return row.collegeId === found.collegeId ? row : lockDocument(tx, id);
}

/** Changes a document and keeps a revision of it, which never has who sent it. */
export async function changeDocument(
	{ tx, actor }: Writing,
	before: DocumentRow,
	changes: Partial<DocumentRow>,
): Promise<void> {
	await tx.update(documents).set(changes).where(eq(documents.id, before.id));
	const collection = collectionNamed("documents");
	const of = { collection, key: before.id, action: "update", actor } as const;
	await keepRevision(tx, { ...of, before: toItem(before), after: toItem({ ...before, ...changes }) });
}

function toItem({ id, state, reading, reason }: DocumentRow) {
	return { id, state, reading, reason };
}

export function refusal(field: string, reason: string): ContentError {
	return invalidField({ collection: "documents", field, reason });
}
