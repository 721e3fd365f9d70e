import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import type { Client } from "pg";
import { BadBackup, checkWhole, type Manifest, readManifest, storedFile, tableFile } from "#scripts/backup/manifest.ts";
import { listTables, loadTable, writeSequences } from "#scripts/backup/tables.ts";
import { withClient } from "#scripts/site/database.ts";
import { migrateAsFarAs, migrateDatabase, migrationHashes } from "../../apps/backend/src/migrate.ts";

type Log = (line: string) => void;

export type Place = { databaseUrl: string; filesDir: string };

/**
 * Restores a backup into an empty database and an empty files directory, then migrates to this version. Verifies every part of the backup
 * before changing anything. Throws BadBackup, also if the place is not empty.
 */
export async function loadBackup(folder: string, { databaseUrl, filesDir }: Place, log: Log): Promise<Manifest> {
	const manifest = readManifest(folder);
	refuseOtherHistory(manifest);
	if (existsSync(filesDir) && readdirSync(filesDir).length > 0) throw new BadBackup(`${filesDir} is not empty.`);
	await withClient(databaseUrl, refuseFullDatabase);
	await checkWhole(folder, manifest);
	log(`The backup of ${manifest.madeAt} is whole.`);
	const unfinished = `${filesDir}.unfinished`;
	copyFiles(folder, manifest, unfinished);
	await migrateAsFarAs(databaseUrl, manifest.migrations.length);
	await withClient(databaseUrl, (client) => loadDatabase(client, folder, manifest, log));
	await migrateDatabase(databaseUrl);
	await withClient(databaseUrl, (client) => client.query("analyze"));
	rmSync(filesDir, { recursive: true, force: true });
	renameSync(unfinished, filesDir);
	log(`${manifest.files.length.toLocaleString("en-IN")} uploaded files`);
	return manifest;
}

/** A database with other migrations had another schema. */
function refuseOtherHistory({ migrations }: Manifest): void {
	const ours = migrationHashes();
	if (migrations.length > ours.length)
		throw new BadBackup("The backup is of a newer version: bring this one up to it first.");
	if (migrations.every((hash, index) => hash === ours[index])) return;
	throw new BadBackup("The backup's database had other migrations than this version knows.");
}

async function refuseFullDatabase(client: Client): Promise<void> {
	const tables = await listTables(client);
	if (tables.length === 0) return;
	const { rows } = await client.query<{ name: string }>("select current_database() as name");
	throw new BadBackup(
		`The database ${rows[0]?.name} is not empty (${tables.length} tables). Restore into a new one: set DATABASE_URL, or DATA_DIR to a new directory.`,
	);
}

function copyFiles(folder: string, { files }: Manifest, to: string): void {
	rmSync(to, { recursive: true, force: true });
	mkdirSync(to, { recursive: true });
	for (const { path } of files) {
		mkdirSync(dirname(`${to}/${path}`), { recursive: true });
		cpSync(storedFile(folder, path), `${to}/${path}`, { preserveTimestamps: true });
	}
}

type ForeignKey = { table: string; name: string; definition: string };

/** Loads everything in one transaction or nothing. Foreign keys are recreated at the end, which checks all of them. */
async function loadDatabase(client: Client, folder: string, manifest: Manifest, log: Log): Promise<void> {
	const { tables, sequences } = manifest;
	await client.query("begin");
	const { rows: keys } = await client.query<ForeignKey>(`
		select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
		from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`);
	for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
	for (const { name } of tables) await client.query(`alter table ${quote(client, name)} disable trigger user`);
	// The backup includes rows that migrations insert, in their later state.
	await client.query(`truncate ${tables.map(({ name }) => quote(client, name)).join(", ")}`);
	for (const table of tables) {
		await loadTable(client, table, tableFile(folder, table.name));
		if (table.rows > 0) log(`${table.name}: ${table.rows.toLocaleString("en-IN")} rows`);
	}
	await writeSequences(client, sequences);
	for (const { table, name, definition } of keys) {
		await client.query(`alter table ${table} add constraint ${name} ${definition}`);
	}
	for (const { name } of tables) await client.query(`alter table ${quote(client, name)} enable trigger user`);
	await client.query("commit");
}

function quote(client: Client, name: string): string {
	return `public.${client.escapeIdentifier(name)}`;
}
