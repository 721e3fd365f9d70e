import { writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import type { Client } from "pg";
import { listTables, readSequences } from "#scripts/backup/tables.ts";
import { withClient } from "#scripts/site/database.ts";
import { WRITTEN_BY_LOADS } from "#scripts/site/service-role.ts";

/** Rows that no upgrade reads: loaded facts, pictures of notices, and the state of limits. */
const LEFT_OUT = new Set([...WRITTEN_BY_LOADS, "sources", "limits", "document_pages"]);

const [url, file] = process.argv.slice(2);
if (url === undefined || file === undefined) {
	process.stderr.write("Usage: node scripts/upgrade-dump.ts <address of the database> <file.jsonl.br>\n");
	process.exit(1);
}
const text = (await withClient(url, dump)).join("\n");
// A revision repeats its row a megabyte away, beyond gzip's window.
const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
writeFileSync(file, brotliCompressSync(text, { params }));

/** The first line has the number of migrations and the sequences; each further line a table and one of its rows. */
async function dump(client: Client): Promise<string[]> {
	await client.query("begin isolation level repeatable read read only");
	const { rows: applied } = await client.query<{ hash: string }>(
		"select hash from drizzle.__drizzle_migrations order by id",
	);
	const lines = [
		JSON.stringify({ migrations: applied.map(({ hash }) => hash), sequences: await readSequences(client) }),
	];
	for (const { name } of await listTables(client)) {
		if (LEFT_OUT.has(name)) continue;
		const table = client.escapeIdentifier(name);
		const { rows } = await client.query<{ row: string }>(`select to_jsonb(t)::text as row from public.${table} t`);
		for (const { row } of rows) lines.push(`{"table":${JSON.stringify(name)},"row":${row}}`);
	}
	return lines;
}
