import { gunzipSync, gzipSync } from "node:zlib";
import { publishChange } from "@uchit/backend/db/publish-change.ts";
import { refusals, sources } from "@uchit/backend/db/schema/source.ts";
import { lockOverlays, rebuildOverlays } from "@uchit/backend/facts/queries/corrections/overlay.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import { readDeskFile } from "#pipeline/desk-files/read-file.ts";
import {
	hashOfRepository,
	readDecisions,
	receiptOf,
	roundsOf,
	type StoredFile,
	toDeskFile,
} from "#pipeline/desk-files/stored-files.ts";
import { loadCounselling } from "#pipeline/load/cutoffs.ts";
import { notifyChange, writeReport } from "#pipeline/load/dataset.ts";
import { loadTable } from "#pipeline/load/table.ts";
import { buildFile } from "./build-file.ts";

export class PublicationRefused extends Error {
	override name = "CannotBe";
}

export async function publishFile(pool: Pool, stored: StoredFile): Promise<void> {
	const file = await readDeskFile(toDeskFile(stored));
	const built = buildFile(file, await readDecisions(pool));
	if (built.undecided.length > 0)
		throw new PublicationRefused(`${built.undecided.length} names are still for a person to decide.`);
	const { source_id: sourceId } = stored;
	await inTransaction(pool, async (client) => {
		const replaced = await readReplaced(client, sourceId);
		const loaded = await asLoader(client, async () => {
			const scope = `t.id = '${sourceId}'`;
			const receipt = receiptOf(stored, roundsOf(file));
			await loadTable(client, { table: sources, key: [sources.id], scope, rows: [receipt] });
			const facts = await loadCounselling(client, { counsellings: [built] }, sourceId);
			await loadTable(client, {
				table: refusals,
				key: [refusals.dataset, refusals.file, refusals.line, refusals.reason],
				scope: `t.dataset = '${sourceId}'`,
				rows: built.refusals,
			});
			await writeReport(client, sourceId, { reports: [built.report] }, facts);
			return facts;
		});
		await showCorrections(client);
		await client.query(
			`UPDATE cutoff_files SET state = 'published', says = '', published_at = now(), replaced = $2, repository_hash = $3 WHERE id = $1`,
			[stored.id, replaced, hashOfRepository(sourceId) ?? null],
		);
		await notifyChange(client, loaded);
	});
}

export async function undoFile(pool: Pool, { id, source_id: sourceId, replaced }: StoredFile): Promise<void> {
	if (replaced === null) throw new PublicationRefused("What was published before it is not known.");
	await inTransaction(pool, async (client) => {
		const later = await client.query(
			"SELECT file FROM cutoff_files WHERE source_id = $1 AND state IN ('published', 'superseded') AND id <> $2 AND published_at > (SELECT published_at FROM cutoff_files WHERE id = $2)",
			[sourceId, id],
		);
		if (later.rowCount !== 0)
			throw new PublicationRefused(`“${later.rows[0]?.file}” was published after it: that is undone first.`);
		await asLoader(client, () => restoreReplacedRows(client, sourceId, gunzipSync(replaced).toString()));
		await showCorrections(client);
		await client.query("UPDATE cutoff_files SET state = 'undone', says = '' WHERE id = $1", [id]);
		await publishChange(drizzle(client), ["*"]);
	});
}

async function readReplaced(client: PoolClient, sourceId: string): Promise<Buffer> {
	const { rows } = await client.query<{ all: string }>(
		`SELECT jsonb_build_object(
			'cutoffs', (SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]') FROM cutoffs t WHERE source_id = $1),
			'refusals', (SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]') FROM refusals t WHERE dataset = $1),
			'loads', (SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]') FROM loads t WHERE dataset = $1),
			'sources', (SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]') FROM sources t WHERE id = $1)
		)::text AS all`,
		[sourceId],
	);
	return gzipSync(rows[0]?.all ?? "");
}

/** An institution merged since then gets its present id. A receipt stays once given. */
async function restoreReplacedRows(client: PoolClient, sourceId: string, all: string): Promise<void> {
	for (const [table, column] of [
		["cutoffs", "source_id"],
		["refusals", "dataset"],
		["loads", "dataset"],
	] as const) {
		await client.query(`DELETE FROM ${table} WHERE ${column} = $1`, [sourceId]);
		await client.query(
			`INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, (
				SELECT coalesce(jsonb_agg(CASE WHEN f.college_id IS NULL THEN r ELSE r || jsonb_build_object('college_id', f.college_id) END), '[]')
				FROM jsonb_array_elements($1::jsonb -> '${table}') r LEFT JOIN former_addresses f ON f.former_id = r ->> 'college_id'
			))`,
			[all],
		);
	}
	await client.query(
		`UPDATE sources s SET (publisher, document, address, vintage, licence, public_copy, fetched_on)
			= (SELECT r.publisher, r.document, r.address, r.vintage, r.licence, r.public_copy, r.fetched_on)
		 FROM jsonb_populate_recordset(NULL::sources, $1::jsonb -> 'sources') r WHERE s.id = r.id`,
		[all],
	);
}

/** Corrections in force override what was just published. */
async function showCorrections(client: PoolClient): Promise<void> {
	const db = drizzle({ client });
	await lockOverlays(db);
	await rebuildOverlays(db);
}

/** The role that may write what loads write; not needed if the service owns the tables. */
const LOADER = "uchit_loads";

async function asLoader<Result>(client: PoolClient, work: () => Promise<Result>): Promise<Result> {
	const { rows } = await client.query<{ may: boolean; is_there: boolean }>(
		"SELECT has_table_privilege('public.cutoffs', 'INSERT') AS may, to_regrole($1) IS NOT NULL AS is_there",
		[LOADER],
	);
	if (rows[0]?.may === true) return work();
	if (rows[0]?.is_there !== true)
		throw new PublicationRefused(
			`The database has no role ${LOADER}: its operator makes it, as docs/upgrading.md says.`,
		);
	await client.query(`SET LOCAL ROLE ${LOADER}`);
	const result = await work();
	await client.query("RESET ROLE");
	return result;
}

async function inTransaction(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
	const client = await pool.connect();
	try {
		await client.query("BEGIN");
		await work(client);
		await client.query("COMMIT");
	} catch (error) {
		await client.query("ROLLBACK");
		throw error;
	} finally {
		client.release();
	}
}
