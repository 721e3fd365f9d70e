import { readFile } from "node:fs/promises";
import { eq, inArray } from "drizzle-orm";
import { kindOf } from "#backend/content/files/kind.ts";
import type { FileStore } from "#backend/content/files/store.ts";
import { stripMetadata } from "#backend/content/files/strip-metadata.ts";
import { files } from "#backend/db/schema/content/file.ts";

/**
 * Strips camera metadata from files stored before uploads were stripped, and returns their ids. All files are checked
 * once; later starts only read those that failed. A row is updated to its bytes even if a crash came between.
 */
export async function stripStored(
	store: FileStore,
	onTrouble: (id: string, error: unknown) => void,
): Promise<string[]> {
	const { db } = store.content;
	const due = await store.bytes.listUnstripped();
	if (due?.length === 0) return [];
	const rows = await db
		.select({ id: files.id, type: files.type, filesize: files.filesize })
		.from(files)
		.where(due && inArray(files.id, due));
	const stripped: string[] = [];
	const inTrouble: string[] = [];
	for (const row of rows) {
		try {
			if (await strip(store, row)) stripped.push(row.id);
		} catch (error) {
			inTrouble.push(row.id);
			onTrouble(row.id, error);
		}
	}
	await store.bytes.noteUnstripped(inTrouble);
	return stripped;
}

type FileRow = Pick<typeof files.$inferSelect, "id" | "type" | "filesize">;

async function strip({ content: { db }, bytes }: FileStore, { id, type, filesize }: FileRow): Promise<boolean> {
	const file = type.startsWith("image/") ? await bytes.find(id) : undefined;
	if (file === undefined) return false;
	const stored = await readFile(file.path);
	const kind = await kindOf(stored);
	const clean = await stripMetadata(stored, kind.type);
	if (clean !== undefined) await bytes.replace(id, clean);
	const size = clean?.length ?? stored.length;
	if (size !== filesize) {
		await db
			.update(files)
			.set({ ...kind, filesize: size })
			.where(eq(files.id, id));
	}
	return clean !== undefined;
}
