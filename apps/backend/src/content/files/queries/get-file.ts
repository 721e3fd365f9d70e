import { eq } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { files } from "#backend/db/schema/content/file.ts";

const { id, type, filename_download: filename, width } = files;
export type FileRow = Pick<typeof files.$inferSelect, "id" | "type" | "width"> & { filename: string };

export async function getFile(db: Queryable, fileId: string): Promise<FileRow | undefined> {
	const [file] = await db.select({ id, type, filename, width }).from(files).where(eq(id, fileId));
	return file;
}
