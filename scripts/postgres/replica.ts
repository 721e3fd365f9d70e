import {
	chownSync,
	constants,
	copyFileSync,
	type Dirent,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Client } from "pg";
import { clusterFiles } from "#scripts/postgres/cluster.ts";
import { type Postgres, type PostgresOptions, startPostgres } from "#scripts/postgres.ts";
import { withClient } from "#scripts/site/database.ts";

export type ReplicaOptions = PostgresOptions & {
	primary: { dataDir: string; url: Postgres["url"] };
};

const SLOT = "replica";

/**
 * Copies a running primary into `dataDir`, which is emptied first, and starts a hot streaming replica. A slot on the primary retains WAL
 * that the replica has not read; one replica at a time.
 */
export async function startReplica({ primary, ...options }: ReplicaOptions): Promise<Postgres> {
	const dataDir = resolve(options.dataDir);
	const { data, password } = clusterFiles(dataDir);
	const source = clusterFiles(resolve(primary.dataDir));
	rmSync(dataDir, { recursive: true, force: true });
	mkdirSync(dirname(data), { recursive: true, mode: 0o755 });
	copyFileSync(source.password, password);
	await withClient(primary.url("postgres"), async (client) => {
		await client.query("SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = $1", [
			SLOT,
		]);
		await client.query("SELECT pg_create_physical_replication_slot($1, immediately_reserve => true)", [SLOT]);
		await copyRunningCluster(client, source.data, data);
	});
	const { port, password: secret } = new URL(primary.url("postgres"));
	const conninfo = `host=127.0.0.1 port=${port} user=postgres password=${secret} application_name=${SLOT}`;
	const config = readFileSync(join(data, "postgresql.auto.conf"), "utf8");
	const own = `primary_conninfo = '${conninfo}'\nprimary_slot_name = '${SLOT}'\n`;
	writeOwned(join(data, "postgresql.auto.conf"), `${config}${own}`, data);
	writeOwned(join(data, "standby.signal"), "", data);
	return startPostgres({ ...options, dataDir });
}

/** Their content is regenerated or comes from the primary's stream, but the directories must exist. */
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
 * Copies a running cluster's files while it writes. Without WAL: the copy must get that from the primary, as a streaming replica does.
 * `client` is connected as superuser until the copy is done.
 */
async function copyRunningCluster(client: Client, from: string, to: string): Promise<void> {
	await client.query("SELECT pg_backup_start($1, fast => true)", ["base copy"]);
	copyDirectory(from, to, EMPTY_IN_COPY);
	for (const name of ["archive_status", "summaries"]) makeLike(join(from, "pg_wal"), join(to, "pg_wal", name));
	const { rows } = await client.query<{ labelfile: string }>(
		"SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)",
	);
	writeOwned(join(to, "backup_label"), rows[0]?.labelfile ?? "", from);
}

function writeOwned(path: string, text: string, owner: string): void {
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

/** A table dropped during the copy takes its files along; the WAL records that too. */
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
