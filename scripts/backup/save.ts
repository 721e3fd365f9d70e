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
	/** Whether the keys are written beside what they open: then anyone who has the backup reads everything in it. */
	withKeys: boolean;
};

/**
 * Copies the database at one moment, and every uploaded file that it knows at that moment, into a new folder; the site may run on.
 * It has its name only once it is whole. Throws BadBackup when something is there already.
 */
export async function saveBackup(folder: string, source: Source, log: Log): Promise<Manifest> {
	if (existsSync(folder) && readdirSync(folder).length > 0) throw new BadBackup(`${folder} is not empty.`);
	const unfinished = `${folder}.unfinished`;
	rmSync(unfinished, { recursive: true, force: true });
	mkdirSync(join(unfinished, "tables"), { recursive: true, mode: 0o700 });
	// A file that is removed after the database's moment was copied before it; one that came in until then is copied after.
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

/** The files of open tables are made of the database again. */
const MADE_AGAIN = /^open-data[/\\]/;

function copyNewFiles(from: string, folder: string): void {
	for (const path of listFiles(from)) {
		if (MADE_AGAIN.test(path)) continue;
		const to = storedFile(folder, path);
		if (existsSync(to)) continue;
		mkdirSync(dirname(to), { recursive: true });
		// One that was removed a moment ago belongs to no row any more.
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

/** The paths below a directory, in order; none where there is no directory. */
function listFiles(directory: string): string[] {
	if (!existsSync(directory)) return [];
	return readdirSync(directory, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(directory, join(entry.parentPath, entry.name)))
		.toSorted();
}
