import { createWriteStream } from "node:fs";
import { type FileHandle, mkdir, open, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { OPEN_TABLES, type OpenFormat, type OpenTable } from "@uchit/contract/data.ts";
import { BYTE_ORDER_MARK } from "@uchit/text/csv.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { closeDatabase, type Database, openDatabase } from "#backend/db/client.ts";
import { readTableVersions, selectOf } from "./open-tables.ts";
import { writeParquetFile } from "./parquet-file.ts";

export function openFilesFolder({ FILES_DIR }: { FILES_DIR: string }): string {
	return join(FILES_DIR, "open-data");
}

/**
 * Opens the file of a table, CSV and JSON in gzip; undefined until it is made. The caller closes it. A newer file
 * replaces the name, not the open file's bytes.
 */
export async function openTableFile(
	folder: string,
	table: OpenTable,
	format: OpenFormat,
): Promise<FileHandle | undefined> {
	try {
		return await open(pathOf(folder, table, format));
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
		throw error;
	}
}

export async function listOutdated(db: Database, folder: string): Promise<OpenTable[]> {
	const versions = await readTableVersions(db, OPEN_TABLES);
	const outdated: OpenTable[] = [];
	for (const [table, version] of versions) if ((await readMark(folder, table)) !== version) outdated.push(table);
	return outdated;
}

/** Longer than the largest table takes on a busy machine. */
const STATEMENT_LIMIT_MS = 900_000;

type OpenFilesOptions = { url: string; folder: string; tables?: readonly OpenTable[] };

/**
 * Makes the missing or outdated files over its own connection, and returns the tables. Only one program does so at a
 * time.
 */
export async function makeOpenFiles({ url, folder, tables = OPEN_TABLES }: OpenFilesOptions): Promise<OpenTable[]> {
	await mkdir(folder, { recursive: true });
	const limits = { connections: 1, statementTimeoutMs: STATEMENT_LIMIT_MS };
	const db = openDatabase({ url, onIdleError: () => undefined, ...limits });
	const client = await db.$client.connect();
	const made: OpenTable[] = [];
	try {
		await client.query("SELECT pg_advisory_lock(hashtext('open files'))");
		for (const table of tables) if (await makeFiles(client, folder, table)) made.push(table);
	} finally {
		// The lock ends with its connection.
		client.release(true);
		await closeDatabase(db);
	}
	return made;
}

/** One snapshot, so that all files of a table agree. */
async function makeFiles(client: PoolClient, folder: string, table: OpenTable): Promise<boolean> {
	await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
	try {
		const version = (await readTableVersions(drizzle({ client }), [table])).get(table) ?? "";
		if ((await readMark(folder, table)) === version) return false;
		await writeTable(client, { table, format: "csv", folder });
		await writeTable(client, { table, format: "json", folder });
		await writeParquetFile(client, selectOf(table), pathOf(folder, table, "parquet"));
		await writeFile(markOf(folder, table), version);
		return true;
	} finally {
		await client.query("ROLLBACK");
	}
}

type File = { table: OpenTable; format: "csv" | "json"; folder: string };

async function writeTable(client: PoolClient, { table, format, folder }: File): Promise<void> {
	const select = selectOf(table);
	const path = pathOf(folder, table, format);
	const copied =
		format === "csv"
			? `COPY (${select}) TO STDOUT WITH (FORMAT csv, HEADER)`
			: // JSON has no control characters of its own, so nothing is quoted: one row on each line.
				`COPY (SELECT row_to_json(t) FROM (${select}) t) TO STDOUT WITH (FORMAT csv, QUOTE e'\\x01', DELIMITER e'\\x02')`;
	await pipeline(
		client.query(copyTo(copied)),
		format === "csv" ? toMarkedText() : toJsonArray(),
		createGzip(),
		createWriteStream(`${path}.part`, { flush: true }),
	);
	await rename(`${path}.part`, path);
}

function toMarkedText(): Transform {
	const text = new Transform({ transform: (chunk: Buffer, _encoding, done) => done(null, chunk) });
	text.push(BYTE_ORDER_MARK);
	return text;
}

function toJsonArray(): Transform {
	let isFirst = true;
	let rest = "";
	const decoder = new TextDecoder();
	const take = (text: string) => {
		const lines = (rest + text).split("\n");
		rest = lines.pop() ?? "";
		return lines.map((line) => {
			const element = `${isFirst ? "[\n" : ",\n"}${line}`;
			isFirst = false;
			return element;
		});
	};
	return new Transform({
		transform(chunk: Buffer, _encoding, done) {
			done(null, take(decoder.decode(chunk, { stream: true })).join(""));
		},
		flush(done) {
			done(null, isFirst ? "[]\n" : "\n]\n");
		},
	});
}

function pathOf(folder: string, table: OpenTable, format: OpenFormat): string {
	// Parquet is already compressed by column.
	return join(folder, format === "parquet" ? `${table}.parquet` : `${table}.${format}.gz`);
}

/** The marker with the version of a table's facts: written last. */
function markOf(folder: string, table: OpenTable): string {
	return join(folder, `${table}.version`);
}

async function readMark(folder: string, table: OpenTable): Promise<string | undefined> {
	return readFile(markOf(folder, table), "utf8").catch(() => undefined);
}
