import { createHash } from "node:crypto";
import type { Client } from "pg";
import { withClient } from "#scripts/site/database.ts";
import { hashFiles } from "#scripts/system/hash.ts";

const PREPARED_BY = [
	"apps/backend/{src/**,package.json}",
	"packages/*/{src/**,package.json}",
	"pipeline/{src/**,package.json}",
	"content/**",
	"data/sources/**",
	"package-lock.json",
];
const NOTE = "prepared by ";

/** Changes with what prepares a database and with Node; undefined if facts come from another folder. */
export function hashPreparation(cwd = "."): string | undefined {
	if (process.env.SOURCES_DIR) return undefined;
	return `${hashFiles(PREPARED_BY, cwd)} of ${process.version}`;
}

export async function prepareOnce(
	ownerUrl: string,
	hash: () => string | undefined,
	prepare: () => Promise<void>,
): Promise<"prepared" | "found"> {
	const code = hash();
	if (code !== undefined && (await withClient(ownerUrl, (client) => isPreparedBy(client, code)))) return "found";
	await forgetPrepared(ownerUrl);
	await prepare();
	// Files that changed meanwhile may have been read before or after the change.
	if (code !== undefined && hash() === code) await withClient(ownerUrl, (client) => note(client, code));
	return "prepared";
}

/** Must run before anything else is loaded. A database that is not ours has no note, and nothing is written. */
export async function forgetPrepared(ownerUrl: string): Promise<void> {
	await withClient(ownerUrl, async (client) => {
		if ((await readNote(client))?.startsWith(NOTE)) await writeNote(client, "NULL");
	});
}

async function isPreparedBy(client: Client, code: string): Promise<boolean> {
	const noted = await readNote(client);
	return noted !== undefined && noted === (await describe(client, code));
}

async function note(client: Client, code: string): Promise<void> {
	const described = await describe(client, code);
	if (described !== undefined) await writeNote(client, client.escapeLiteral(described));
}

/** Identifies the cluster, its migrations and loads, so that another version's database or a copy does not match. */
async function describe(client: Client, code: string): Promise<string | undefined> {
	const { rows: tables } = await client.query<{ isThere: boolean }>(
		`SELECT to_regclass('public.loads') IS NOT NULL AND to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS "isThere"`,
	);
	if (tables[0]?.isThere !== true) return undefined;
	const { rows } = await client.query<{ state: string }>(`
		SELECT jsonb_build_array(
			(SELECT system_identifier::text FROM pg_control_system()),
			(SELECT oid::text FROM pg_database WHERE datname = current_database()),
			(SELECT jsonb_agg(jsonb_build_array(id, hash) ORDER BY id) FROM drizzle.__drizzle_migrations),
			(SELECT jsonb_agg(jsonb_build_array(dataset, input_hash, extract(epoch FROM loaded_at)) ORDER BY dataset) FROM public.loads)
		)::text AS state`);
	const state = createHash("sha256")
		.update(rows[0]?.state ?? "")
		.digest("hex");
	return `${NOTE}${code} as ${state}`;
}

/** Stored as the comment on the database: no table, so no migration, backup or visitor sees it. */
async function readNote(client: Client): Promise<string | undefined> {
	const { rows } = await client.query<{ note: string | null }>(
		"SELECT shobj_description(oid, 'pg_database') AS note FROM pg_database WHERE datname = current_database()",
	);
	return rows[0]?.note ?? undefined;
}

async function writeNote(client: Client, literal: string): Promise<void> {
	const { rows } = await client.query<{ name: string }>("SELECT current_database() AS name");
	await client.query(`COMMENT ON DATABASE ${client.escapeIdentifier(rows[0]?.name ?? "")} IS ${literal}`);
}
