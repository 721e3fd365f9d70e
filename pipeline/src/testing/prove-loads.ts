/**
 * Proves, on a copy of a database with all facts which it uses up, that a second load changes nothing: what is read, matched and
 * loaded anew, from a copy of the published files with one more year of NIRF, adds that year alone; an editor's correction is
 * shown; and a year that is taken away goes alone. Reading takes long, so that one load proves more than one thing.
 */
import { deepStrictEqual } from "node:assert/strict";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import * as z from "zod";

const SOURCES = fileURLToPath(new URL("../../../data/sources", import.meta.url));
const IIT_MADRAS = "U-0456";
const NEXT_YEAR = 2026;

type Diff = { added: number; changed: number; gone: number };

const pool = new pg.Pool({ connectionString: z.url().parse(process.env.DATABASE_URL), max: 1 });
const copy = mkdtempSync(join(tmpdir(), "uchit-sources-"));
try {
	addYear(copy);
	// Where the files lie is known to the modules that read them once they are imported.
	process.env.SOURCES_DIR = copy;
	const { buildCatalogue } = await import("#pipeline/catalogue.ts");
	const { checkCatalogue } = await import("#pipeline/check.ts");
	const { loadDataset } = await import("#pipeline/load/dataset.ts");
	const { DATASETS } = await import("#pipeline/load/datasets.ts");

	await pool.query(
		`INSERT INTO corrections (college_id, field, value, reason, source_id)
		 VALUES ($1, 'name', 'IIT Madras, corrected', 'for the proof', 'nirf-2025')`,
		[IIT_MADRAS],
	);
	const catalogue = buildCatalogue();
	checkCatalogue(catalogue);
	for (const dataset of DATASETS) await loadDataset(pool, dataset, catalogue, "with one more year");
	deepStrictEqual(await readDiffs(), {
		"sources: sources": { added: 1, changed: 0, gone: 0 },
		"nirf: rankings": { added: 100, changed: 0, gone: 0 },
	});
	const years = await pool.query("SELECT DISTINCT year FROM rankings WHERE source_id = $1", [`nirf-${NEXT_YEAR}`]);
	deepStrictEqual(years.rows, [{ year: NEXT_YEAR }]);

	// All else has just been shown to be the same with that year and without it.
	const rankings = catalogue.rankings.filter(({ year }) => year !== NEXT_YEAR);
	const touched = DATASETS.filter(({ name }) =>
		["aishe-directory-2025", "nirf", "categories", "former-addresses"].includes(name),
	);
	for (const dataset of touched) await loadDataset(pool, dataset, { ...catalogue, rankings }, "without it");
	deepStrictEqual(await readDiffs("without it"), { "nirf: rankings": { added: 0, changed: 0, gone: 100 } });
	const corrected = await pool.query("SELECT name, slug FROM current.colleges WHERE id = $1", [IIT_MADRAS]);
	deepStrictEqual(corrected.rows, [{ name: "IIT Madras, corrected", slug: "indian-institute-of-technology-madras" }]);
} finally {
	rmSync(copy, { recursive: true });
	await pool.end();
}

function addYear(folder: string): void {
	cpSync(SOURCES, folder, { recursive: true });
	const nirf = join(folder, "nirf/2017_2025_overall");
	writeFileSync(join(nirf, `${NEXT_YEAR}_overall.csv`), readFileSync(join(nirf, "2025_overall.csv")));
	const source = `nirf-${NEXT_YEAR},document,NIRF,India Rankings ${NEXT_YEAR},,${NEXT_YEAR},,,\n`;
	appendFileSync(join(folder, "sources.csv"), source);
}

/** What each table lost and gained, where it did, by the reports of the loads from these inputs. */
async function readDiffs(inputs = "with one more year"): Promise<Record<string, Diff>> {
	const loads = await pool.query<{ dataset: string; report: { tables: Record<string, Diff> } }>(
		"SELECT dataset, report FROM loads WHERE input_hash = $1",
		[inputs],
	);
	const diffs = loads.rows.flatMap(({ dataset, report }) =>
		Object.entries(report.tables).map(([table, diff]) => [`${dataset}: ${table}`, diff] as const),
	);
	return Object.fromEntries(diffs.filter(([, { added, changed, gone }]) => added + changed + gone > 0));
}
