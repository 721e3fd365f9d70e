import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Client } from "pg";
import { checksOfKeys, type KeyPlace, saveKeys } from "#scripts/backup/keys.ts";
import {
	BadBackup,
	checksumOf,
	type Manifest,
	type StoredFile,
	storedFile,
	tableFile,
	writeManifest,
} from "#scripts/backup/manifest.ts";
import { listTables, readSequences, saveTable } from "#scripts/backup/tables.ts";
import { withClient } from "#scripts/site/database.ts";

type Log = (line: string) => void;

export type Source = {
	databaseUrl: string;
	filesDir: string;
	keys: KeyPlace;
	/** Stores the keys beside the data: anyone with the backup can then read everything. */
	withKeys: boolean;
};

/**
 * Copies a snapshot of the database, and every uploaded file of that snapshot, into a new folder; the site may run on. The folder gets
 * its name only when complete. Throws BadBackup if the folder has content.
 */
export async function saveBackup(folder: string, source: Source, log: Log): Promise<Manifest> {
	if (existsSync(folder) && readdirSync(folder).length > 0) throw new BadBackup(`${folder} is not empty.`);
	const unfinished = `${folder}.unfinished`;
	rmSync(unfinished, { recursive: true, force: true });
	mkdirSync(join(unfinished, "tables"), { recursive: true, mode: 0o700 });
	// Files are copied before and after the snapshot: the first pass has those removed later, the second those added until then.
	copyNewFiles(source.filesDir, unfinished);
	const database = await withClient(source.databaseUrl, (client) => saveDatabase(client, unfinished, log));
	copyNewFiles(source.filesDir, unfinished);
	const files = await describeFiles(unfinished);
	log(`${files.length.toLocaleString("en-IN")} uploaded files`);
	if (source.withKeys) saveKeys(unfinished, source.keys);
	const keys = checksOfKeys(source.keys);
	const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), ...database, files, keys };
	writeManifest(unfinished, manifest);
	rmSync(folder, { recursive: true, force: true });
	renameSync(unfinished, folder);
	return manifest;
}

async function saveDatabase(client: Client, folder: string, log: Log) {
	await client.query("begin isolation level repeatable read read only");
	const applied = await client.query<{ hash: string }>("select hash from drizzle.__drizzle_migrations order by id");
	const tables: Manifest["tables"] = [];
	for (const table of await listTables(client)) {
		const saved = await saveTable(client, table, tableFile(folder, table.name));
		tables.push(saved);
		if (saved.rows > 0) log(`${table.name}: ${saved.rows.toLocaleString("en-IN")} rows`);
	}
	const sequences = await readSequences(client);
	await client.query("commit");
	return { migrations: applied.rows.map(({ hash }) => hash), tables, sequences };
}

/** Open-data files are regenerated from the database. */
const MADE_AGAIN = /^open-data[/\\]/;

function copyNewFiles(from: string, folder: string): void {
	for (const path of listFiles(from)) {
		if (MADE_AGAIN.test(path)) continue;
		const to = storedFile(folder, path);
		if (existsSync(to)) continue;
		mkdirSync(dirname(to), { recursive: true });
		// A file removed a moment ago no longer belongs to a row.
		if (existsSync(join(from, path))) cpSync(join(from, path), to, { preserveTimestamps: true });
	}
}

async function describeFiles(folder: string): Promise<StoredFile[]> {
	const files: StoredFile[] = [];
	for (const path of listFiles(storedFile(folder, ""))) {
		files.push({ path, sha256: await checksumOf(storedFile(folder, path)) });
	}
	return files;
}

function listFiles(directory: string): string[] {
	if (!existsSync(directory)) return [];
	return readdirSync(directory, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(directory, join(entry.parentPath, entry.name)))
		.toSorted();
}
