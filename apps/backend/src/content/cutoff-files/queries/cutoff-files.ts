import { eq, inArray } from "drizzle-orm";
import type { WriteContext } from "#backend/content/items/types.ts";
import type { Queryable } from "#backend/db/client.ts";
import { cutoffFiles } from "#backend/db/schema/content/cutoff-file.ts";

/** The id of a file that an editor ordered to be read, published or taken back. */
export async function findOrderedFile(db: Queryable): Promise<number | undefined> {
	const isOrdered = inArray(cutoffFiles.state, ["waiting", "publishing", "undoing"]);
	const [file] = await db.select({ id: cutoffFiles.id }).from(cutoffFiles).where(isOrdered).limit(1);
	return file?.id;
}

export async function getFileBytes(db: Queryable, id: number): Promise<{ file: string; bytes: Buffer } | undefined> {
	const [row] = await db
		.select({ file: cutoffFiles.file, bytes: cutoffFiles.bytes })
		.from(cutoffFiles)
		.where(eq(cutoffFiles.id, id));
	return row;
}

/** Returns the stored row. */
export async function insertCutoffFile({ tx }: WriteContext, row: typeof cutoffFiles.$inferInsert) {
	const [stored] = await tx.insert(cutoffFiles).values(row).returning();
	return stored;
}
