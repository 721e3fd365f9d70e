import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { createFileStore, storeFile } from "#backend/content/files/store.ts";
import { createContent } from "#backend/content/items/content.ts";
import { SYSTEM } from "#backend/content/permissions.ts";
import type { Database } from "#backend/db/client.ts";
import { files } from "#backend/db/schema/content/file.ts";
import type { StorePicture } from "./seed-content.ts";

/**
 * Keeps shipped pictures in a directory of files, each under the same id on every system. A start that was killed after its
 * picture and before its article finds the picture there.
 */
export function keepPicture(db: Database, directory: string): StorePicture {
	const store = createFileStore({ content: createContent({ db }), directory });
	return async (picture) => {
		const id = toId(picture.filename);
		const [known] = await db.select({ id: files.id }).from(files).where(eq(files.id, id));
		if (known !== undefined) return known.id;
		return (await storeFile(store, SYSTEM, { ...picture, id })).id;
	};
}

/** A UUID of our own making (version 8 of RFC 9562). */
function toId(filename: string): string {
	const hex = createHash("sha256").update(`content/news/${filename}`).digest("hex");
	const parts = [
		hex.slice(0, 8),
		hex.slice(8, 12),
		`8${hex.slice(13, 16)}`,
		`8${hex.slice(17, 20)}`,
		hex.slice(20, 32),
	];
	return parts.join("-");
}
