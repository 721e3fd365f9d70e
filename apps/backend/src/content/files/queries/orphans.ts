import { eq, inArray } from "drizzle-orm";
import type { UnsettledBytes } from "#backend/content/files/bytes.ts";
import { listUsesOfFile } from "#backend/content/files/queries/remove.ts";
import type { FileStore } from "#backend/content/files/store.ts";
import { files } from "#backend/db/schema/content/file.ts";

/** Younger files may belong to an upload or a deletion in progress. */
const MIN_AGE_MS = 60 * 60_000;

export type CleanupResult = {
	/** Bytes whose row was never committed, or is deleted. */
	dropped: string[];
	/** Files whose row has been committed since: nothing to do. */
	settled: string[];
	/** Unused rows without bytes. */
	forgotten: string[];
	/** Rows in use without bytes: a person has to upload the file again. */
	missing: { id: string; shownBy: string[] }[];
	/** There are rows, and none has its bytes. */
	isWrongDirectory: boolean;
};

/**
 * Repairs the files after a crash: afterwards every file has its row and its bytes, or neither. Files in a certain
 * state are not touched.
 */
export async function cleanOrphans(store: FileStore, now: number): Promise<CleanupResult> {
	const cleaned: CleanupResult = { dropped: [], settled: [], forgotten: [], missing: [], isWrongDirectory: false };
	const unsettled = (await store.bytes.listUnsettled()).filter(({ at }) => now - at >= MIN_AGE_MS);
	await settleBytes(store, unsettled, cleaned);
	await forgetRows(store, now, cleaned);
	return cleaned;
}

async function settleBytes(
	{ content, bytes }: FileStore,
	unsettled: UnsettledBytes[],
	cleaned: CleanupResult,
): Promise<void> {
	if (unsettled.length === 0) return;
	const ids = unsettled.map(({ id }) => id);
	const rows = await content.db.select({ id: files.id }).from(files).where(inArray(files.id, ids));
	const withRow = new Set(rows.map(({ id }) => id));
	for (const { id, state } of unsettled) {
		if (withRow.has(id)) await bytes.settle(id, state);
		else await bytes.drop(id);
		cleaned[withRow.has(id) ? "settled" : "dropped"].push(id);
	}
}

/** If no row has its bytes, this is the wrong or an empty directory: no row is deleted. */
async function forgetRows({ content, bytes }: FileStore, now: number, cleaned: CleanupResult): Promise<void> {
	const rows = await content.db.select({ id: files.id, at: files.uploaded_on }).from(files);
	const withBytes = await Promise.all(rows.map(async (row) => ({ ...row, bytes: await bytes.find(row.id) })));
	const without = withBytes.filter((row) => row.bytes === undefined);
	cleaned.isWrongDirectory = rows.length > 0 && without.length === rows.length;
	if (cleaned.isWrongDirectory) return;
	for (const { id, at } of without) {
		const shownBy = await listUsesOfFile(content.db, id);
		if (shownBy.length > 0 || now - at.getTime() < MIN_AGE_MS) {
			cleaned.missing.push({ id, shownBy });
			continue;
		}
		await content.db.delete(files).where(eq(files.id, id));
		cleaned.forgotten.push(id);
	}
}
