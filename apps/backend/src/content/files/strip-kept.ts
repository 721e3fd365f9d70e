import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { withoutNotes } from "#backend/content/files/camera-notes.ts";
import { kindOf } from "#backend/content/files/kind.ts";
import type { FileStore } from "#backend/content/files/store.ts";
import { files } from "#backend/db/schema/content/file.ts";

/**
 * Takes the notes of cameras out of the files that were kept before uploads lost theirs, and gives the ids of those. Nothing is
 * changed a second time. The row follows the bytes also where a crash came between them.
 */
export async function stripKept(
	{ content: { db }, bytes }: FileStore,
	onTrouble: (id: string, error: unknown) => void,
): Promise<string[]> {
	const rows = await db.select({ id: files.id, type: files.type, filesize: files.filesize }).from(files);
	const stripped: string[] = [];
	for (const { id, type, filesize } of rows) {
		const found = type.startsWith("image/") ? await bytes.find(id) : undefined;
		if (found === undefined) continue;
		try {
			const kept = await readFile(found.path);
			const kind = await kindOf(kept);
			const clean = await withoutNotes(kept, kind.type);
			if (clean !== undefined) {
				await bytes.replace(id, clean);
				stripped.push(id);
			}
			const size = clean?.length ?? kept.length;
			if (size !== filesize)
				await db
					.update(files)
					.set({ ...kind, filesize: size })
					.where(eq(files.id, id));
		} catch (error) {
			onTrouble(id, error);
		}
	}
	return stripped;
}
