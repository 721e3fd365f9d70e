import { randomUUID } from "node:crypto";
import { ContentError } from "#backend/content/errors.ts";
import { FileBytes } from "#backend/content/files/bytes.ts";
import { kindOf, toFilename, toTitle } from "#backend/content/files/kind.ts";
import { stripMetadata } from "#backend/content/files/strip-metadata.ts";
import type { Actor, Content } from "#backend/content/items/types.ts";
import { inTransaction } from "#backend/content/items/writing/transaction.ts";
import { recreateItem } from "#backend/content/items/writing/writing.ts";

export type FileStore = { content: Content; bytes: FileBytes };

export type NewFile = {
	bytes: Buffer;
	/** The original file name; its ending follows from its type. */
	filename: string;
	title?: string | undefined;
	/** For files that ship with the site and have the same address on every system. */
	id?: string | undefined;
};

export type StoredFile = { id: string; type: string; width?: number; height?: number };

export function createFileStore({ content, directory }: { content: Content; directory: string }): FileStore {
	return { content, bytes: new FileBytes(directory) };
}

/**
 * Stores a file, a picture without camera metadata: its bytes are on disk before its row is committed. Throws FORBIDDEN
 * without permission, and UNSUPPORTED_MEDIA_TYPE or INVALID_PAYLOAD for invalid bytes.
 */
export async function storeFile({ content, bytes }: FileStore, actor: Actor, file: NewFile): Promise<StoredFile> {
	const kind = await kindOf(file.bytes);
	const cleanBytes = (await stripMetadata(file.bytes, kind.type)) ?? file.bytes;
	const { id = randomUUID() } = file;
	const filename = toFilename(file.filename, kind.type);
	const row = {
		...kind,
		id,
		title: file.title ?? toTitle(filename),
		filename_download: filename,
		filesize: cleanBytes.length,
		...(actor.kind === "staff" && { uploaded_by: actor.id }),
	};
	try {
		await bytes.stage(id, cleanBytes);
	} catch (error) {
		await bytes.drop(id).catch(() => undefined);
		throw storageFault(error) ?? error;
	}
	try {
		await inTransaction(content, actor, (context) => recreateItem(context, "directus_files", row));
	} catch (error) {
		// After any other failure it is unknown whether the row is committed: the next start finds out.
		if (error instanceof ContentError) await bytes.drop(id);
		throw error;
	}
	await bytes.settle(id, "staged");
	return { id, ...kind };
}

const FULL = "The server has no space left for files. Nothing was stored: try again later, and tell who runs the site.";
const READ_ONLY = "The server cannot write files now (FILES_DIR). Nothing was stored: tell who runs the site.";
const REASONS: ReadonlyMap<unknown, string> = new Map([
	...["ENOSPC", "EDQUOT"].map((code) => [code, FULL] as const),
	...["EROFS", "EACCES", "EPERM"].map((code) => [code, READ_ONLY] as const),
]);

function storageFault(error: unknown): ContentError | undefined {
	const reason = error instanceof Error && "code" in error ? REASONS.get(error.code) : undefined;
	if (reason === undefined) return undefined;
	return Object.assign(new ContentError("INSUFFICIENT_STORAGE", reason), { cause: error });
}
