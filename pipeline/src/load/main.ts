/**
 * Loads the facts into DATABASE_URL: what is missing, changed or gone, one transaction per dataset.
 * `--if-changed` ends at once when every dataset was loaded from the very same files and code.
 */
import { parseArgs } from "node:util";
import pg from "pg";
import * as z from "zod";
import { buildCatalogue } from "#pipeline/catalogue.ts";
import { checkCatalogue } from "#pipeline/check.ts";
import { loadDataset, unloadedDatasets } from "#pipeline/load/dataset.ts";
import { DATASETS } from "#pipeline/load/datasets.ts";
import { hashInputs } from "#pipeline/load/input-hash.ts";
import { printReport } from "#pipeline/load/print.ts";

const { values: options } = parseArgs({ options: { "if-changed": { type: "boolean", default: false } } });
const databaseUrl = z
	.url({ protocol: /^postgres(ql)?$/, error: "DATABASE_URL must be the address of a PostgreSQL database" })
	.parse(process.env.DATABASE_URL);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });

try {
	await load();
} finally {
	await pool.end();
}

async function load(): Promise<void> {
	const startedAt = performance.now();
	const inputHash = hashInputs();
	const wanted = await unloadedDatasets(pool, DATASETS, inputHash);
	if (options["if-changed"] && wanted.length === 0) {
		console.log("Facts: nothing has changed since the last load.");
		return;
	}
	console.log(
		`Facts: reading and matching the published files (${wanted.length} of ${DATASETS.length} datasets to load) …`,
	);
	const catalogue = buildCatalogue();
	checkCatalogue(catalogue);
	for (const dataset of DATASETS) console.log(await loadDataset(pool, dataset, catalogue, inputHash));
	printReport(catalogue, Math.round(performance.now() - startedAt));
}
