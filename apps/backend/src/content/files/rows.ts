import { eq } from "drizzle-orm";
import { ContentError } from "#backend/content/errors.ts";
import { parseQuery } from "#backend/content/items/reading/query.ts";
import { readItem } from "#backend/content/items/reading/reading.ts";
import type { Actor, Content } from "#backend/content/items/types.ts";
import { files } from "#backend/db/schema/content/file.ts";

export type FileRow = { id: string; type: string; filename: string };

const KEY_ALONE = parseQuery({ fields: "id" });

/** The file, for an actor who may see it; FORBIDDEN where it is not there as where it may not be seen. */
export async function getFile(content: Content, actor: Actor, id: string): Promise<FileRow> {
	await readItem(content, { actor, collection: "directus_files", key: id }, KEY_ALONE);
	const [file] = await content.db
		.select({ id: files.id, type: files.type, filename: files.filename_download })
		.from(files)
		.where(eq(files.id, id));
	if (file === undefined) throw new ContentError("FORBIDDEN");
	return file;
}
