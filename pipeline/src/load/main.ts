/**
 * Loads facts into DATABASE_URL: what is missing, changed or gone, one transaction per dataset. `--if-changed` skips datasets loaded from
 * identical files and code, and so finishes an interrupted first load.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import pg from "pg";
import * as z from "zod";
import { buildCatalogue } from "#pipeline/catalogue.ts";
import { checkCatalogue } from "#pipeline/check.ts";
import { readDeskData, withDeskCounsellings } from "#pipeline/desk-files/stored-files.ts";
import { loadDataset, unloadedDatasets } from "#pipeline/load/dataset.ts";
import { listDatasets } from "#pipeline/load/datasets.ts";
import { printReport } from "#pipeline/load/print.ts";
import { sourcesDir } from "#pipeline/source-files.ts";

const CODE_DIR = fileURLToPath(new URL("../", import.meta.url));

const { values: options } = parseArgs({ options: { "if-changed": { type: "boolean", default: false } } });
const databaseUrl = z
	.url({ protocol: /^postgres(ql)?$/, error: "DATABASE_URL must be the address of a PostgreSQL database" })
	.parse(process.env.DATABASE_URL);
// Monitoring finds a load that hangs by this connection name.
const pool = new pg.Pool({
	connectionString: databaseUrl,
	max: 1,
	idleTimeoutMillis: 0,
	application_name: "uchit-load",
});

try {
	await load();
} finally {
	await pool.end();
}

async function load(): Promise<void> {
	const startedAt = performance.now();
	const inputHash = hashInputs();
	const fromDesk = await readDeskData(pool);
	const all = listDatasets(withDeskCounsellings(fromDesk));
	const datasets = options["if-changed"] ? await unloadedDatasets(pool, all, inputHash) : all;
	if (datasets.length === 0) {
		console.log("Facts: nothing has changed since the last load.");
		return;
	}
	console.log(
		`Facts: reading and matching the published files (${datasets.length} of ${all.length} datasets to load) …`,
	);
	const catalogue = buildCatalogue(fromDesk);
	checkCatalogue(catalogue);
	for (const dataset of datasets) console.log(await loadDataset(pool, dataset, catalogue, inputHash));
	// Updates the planner's statistics now rather than at the next autovacuum.
	await pool.query("ANALYZE");
	printReport(catalogue, Math.round(performance.now() - startedAt));
}

/** A hash over every source file and the pipeline's code: an equal hash means that a load changes nothing. */
function hashInputs(): string {
	const hash = createHash("sha256");
	for (const dir of [sourcesDir(), CODE_DIR]) {
		for (const file of listFiles(dir))
			hash.update(relative(dir, file)).update("\0").update(readFileSync(file)).update("\0");
	}
	return hash.digest("hex");
}

function listFiles(dir: string): string[] {
	return readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.endsWith(".md") && !entry.name.includes(".test."))
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}
