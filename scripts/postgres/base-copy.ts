import {
	chownSync,
	constants,
	copyFileSync,
	type Dirent,
	mkdirSync,
	readdirSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";

/** What a copy makes anew, or takes from the primary's stream; the directories themselves have to be there. */
const EMPTY_IN_COPY: ReadonlySet<string> = new Set([
	"pg_dynshmem",
	"pg_notify",
	"pg_replslot",
	"pg_serial",
	"pg_snapshots",
	"pg_stat_tmp",
	"pg_subtrans",
	"pg_wal",
]);
const LEFT_OUT = /^(postmaster\.(pid|opts)|pgsql_tmp.*|backup_label(\.old)?|tablespace_map|current_logfiles)$/;

/**
 * Copies the files of a running cluster, which goes on writing meanwhile. Without its WAL: whoever starts the copy brings
 * that from the primary, as a replica does by streaming. `client` is connected to the cluster as its superuser, and stays
 * connected until the copy is done.
 */
export async function copyRunningCluster(client: Client, from: string, to: string): Promise<void> {
	await client.query("SELECT pg_backup_start($1, fast => true)", ["base copy"]);
	copyDirectory(from, to, EMPTY_IN_COPY);
	for (const name of ["archive_status", "summaries"]) makeLike(join(from, "pg_wal"), join(to, "pg_wal", name));
	const { rows } = await client.query<{ labelfile: string }>(
		"SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)",
	);
	writeOwned(join(to, "backup_label"), rows[0]?.labelfile ?? "", from);
}

/** Writes a file of the cluster that has its directory's owner. */
export function writeOwned(path: string, text: string, owner: string): void {
	const { uid, gid } = statSync(owner);
	writeFileSync(path, text, { mode: 0o600 });
	chownSync(path, uid, gid);
}

function copyDirectory(from: string, to: string, leftEmpty: ReadonlySet<string> = new Set()): void {
	makeLike(from, to);
	for (const entry of entriesOf(from)) {
		const [source, target] = [join(from, entry.name), join(to, entry.name)];
		if (LEFT_OUT.test(entry.name)) continue;
		if (leftEmpty.has(entry.name)) makeLike(source, target);
		else if (entry.isDirectory()) copyDirectory(source, target);
		else copyIfThere(source, target);
	}
}

function makeLike(from: string, to: string): void {
	const { uid, gid, mode } = statSync(from);
	mkdirSync(to, { mode });
	chownSync(to, uid, gid);
}

/** A table that is dropped while its database is copied takes its files along: the WAL says so too. */
function copyIfThere(from: string, to: string): void {
	try {
		const { uid, gid } = statSync(from);
		copyFileSync(from, to, constants.COPYFILE_FICLONE);
		chownSync(to, uid, gid);
	} catch (error) {
		if (!isGone(error)) throw error;
	}
}

function entriesOf(directory: string): Dirent[] {
	try {
		return readdirSync(directory, { withFileTypes: true });
	} catch (error) {
		if (isGone(error)) return [];
		throw error;
	}
}

function isGone(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "ENOENT";
}
