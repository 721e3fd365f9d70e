import { UnreadableFile } from "@uchit/text/unreadable-file.ts";
import type { Pool } from "pg";
import { listFiles, type StoredFile } from "#pipeline/desk-files/stored-files.ts";
import { judgeFile } from "./judge-file.ts";
import { PublicationRefused, publishFile, undoFile } from "./publish-file.ts";

const LOCK = "hashtext('cutoff_files')";
const ORDERED = ["waiting", "publishing", "undoing"];

/** Does the editors' orders, oldest first, until none is left. Throws for our own faults, after telling the editor. */
export async function processFiles(pool: Pool): Promise<void> {
	const lock = await pool.connect();
	try {
		// Another worker is running, and takes new orders too.
		const { rows } = await lock.query(`SELECT pg_try_advisory_lock(${LOCK}) AS is_ours`);
		if (rows[0]?.is_ours !== true) return;
		for (;;) {
			const [file] = await listFiles(pool, ORDERED);
			if (file === undefined) break;
			await processFile(pool, file);
		}
		await lock.query(`SELECT pg_advisory_unlock(${LOCK})`);
	} finally {
		// A failed connection takes its lock with it.
		lock.release(true);
	}
}

async function processFile(pool: Pool, file: StoredFile): Promise<void> {
	const say = async (says: string) => {
		await pool.query("UPDATE cutoff_files SET says = $2 WHERE id = $1", [file.id, says]);
	};
	try {
		if (file.state === "publishing") {
			await say("Publishing …");
			return await publishFile(pool, file);
		}
		if (file.state === "undoing") {
			await say("Undoing …");
			return await undoFile(pool, file);
		}
		const report = await judgeFile(pool, file, say);
		await pool.query("UPDATE cutoff_files SET state = 'ready', says = '', report = $2 WHERE id = $1", [
			file.id,
			JSON.stringify(report),
		]);
	} catch (error) {
		const isTheirs = error instanceof UnreadableFile || error instanceof PublicationRefused;
		const says = isTheirs ? error.message : "It failed by a fault of ours, which is in the log. Nothing was changed.";
		await pool.query("UPDATE cutoff_files SET state = $2, says = $3 WHERE id = $1", [file.id, AFTER[file.state], says]);
		if (!isTheirs) throw error;
	}
}

const AFTER: Readonly<Record<string, string>> = { waiting: "unreadable", publishing: "ready", undoing: "published" };
