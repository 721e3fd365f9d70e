import { publishChange } from "@uchit/backend/db/publish-change.ts";
import { refusals } from "@uchit/backend/db/schema/source.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import type { Catalogue } from "#pipeline/catalogue.ts";
import { CHANGED_KEYS, loadTable, type TableDiff } from "#pipeline/load/table.ts";

export type DatasetLoad = { tables: Record<string, TableDiff>; changedColleges: string[]; notes: string[] };

export type Dataset = { name: string; load: (client: PoolClient, catalogue: Catalogue) => Promise<DatasetLoad> };

export async function unloadedDatasets(
	pool: Pool,
	datasets: readonly Dataset[],
	inputHash: string,
): Promise<Dataset[]> {
	const loaded = await pool.query<{ dataset: string }>("SELECT dataset FROM loads WHERE input_hash = $1", [inputHash]);
	const names = new Set(loaded.rows.map(({ dataset }) => dataset));
	return datasets.filter(({ name }) => !names.has(name));
}

export async function loadDataset(
	pool: Pool,
	dataset: Dataset,
	catalogue: Catalogue,
	inputHash: string,
): Promise<string> {
	const startedAt = performance.now();
	const client = await pool.connect();
	try {
		await client.query("BEGIN");
		const loaded = await dataset.load(client, catalogue);
		await writeRefusals(client, dataset.name, catalogue);
		await writeReport(client, dataset.name, catalogue, loaded, inputHash);
		await notifyChange(client, loaded);
		await client.query("COMMIT");
		return describe(dataset.name, loaded, (performance.now() - startedAt) / 1000);
	} catch (cause) {
		await client.query("ROLLBACK");
		throw new Error(`Loading ${dataset.name} failed; nothing of it was kept`, { cause });
	} finally {
		client.release();
	}
}

async function writeRefusals(client: PoolClient, dataset: string, catalogue: Catalogue): Promise<void> {
	await loadTable(client, {
		table: refusals,
		key: [refusals.dataset, refusals.file, refusals.line, refusals.reason],
		scope: `t.dataset = '${dataset}'`,
		rows: catalogue.refusals.filter((refusal) => refusal.dataset === dataset),
	});
}

/** Writes a load's report. Without a hash the previous one stays: an editor's file is not one of the inputs. */
export async function writeReport(
	client: PoolClient,
	dataset: string,
	{ reports }: Pick<Catalogue, "reports">,
	loaded: DatasetLoad,
	inputHash?: string,
): Promise<void> {
	const report = {
		...reports.find((known) => known.dataset === dataset),
		tables: withoutKeys(loaded.tables),
		notes: loaded.notes,
	};
	await client.query(
		`INSERT INTO loads (dataset, input_hash, report) VALUES ($1, coalesce($2, ''), $3)
		 ON CONFLICT (dataset) DO UPDATE SET input_hash = coalesce($2, loads.input_hash), report = excluded.report, loaded_at = now()`,
		[dataset, inputHash ?? null, JSON.stringify(report)],
	);
}

function withoutKeys(tables: Record<string, TableDiff>) {
	return Object.fromEntries(
		Object.entries(tables).map(([table, { added, changed, gone }]) => [table, { added, changed, gone }]),
	);
}

/** Notifies the running site of changed pages when the transaction commits. Too many to name are sent as `*`. */
export async function notifyChange(client: PoolClient, { tables, changedColleges }: DatasetLoad): Promise<void> {
	const touched = Object.values(tables).reduce((sum, { added, changed, gone }) => sum + added + changed + gone, 0);
	if (touched === 0 && changedColleges.length === 0) return;
	const tooMany = touched > CHANGED_KEYS || changedColleges.length === 0;
	const tags = tooMany ? ["*"] : ["colleges", "menus", ...changedColleges.map((id) => `college:${id}`)];
	await publishChange(drizzle(client), tags);
}

function describe(name: string, { tables, notes }: DatasetLoad, seconds: number): string {
	const diffs = Object.entries(tables).map(([table, { added, changed, gone }]) =>
		added + changed + gone === 0
			? `${table} unchanged`
			: `${table} +${added.toLocaleString("en-IN")} ~${changed.toLocaleString("en-IN")} −${gone.toLocaleString("en-IN")}`,
	);
	const rows = Object.values(tables).reduce((sum, { added, changed, gone }) => sum + added + changed + gone, 0);
	const pace = rows > 1_000 ? `, ${Math.round(rows / seconds).toLocaleString("en-IN")} rows/s` : "";
	return [
		`  ${name.padEnd(22)} ${diffs.join(" · ")} (${seconds.toFixed(1)} s${pace})`,
		...notes.map((note) => `${" ".repeat(25)}${note}`),
	].join("\n");
}
