import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";

/** A database of its own, because these tests change facts. */
const NAME = "uchit_test_load";
const LOAD_MS = 240_000;
const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
const SOURCES = fileURLToPath(new URL("../../../data/sources", import.meta.url));

const given = z.url().parse(process.env.TEST_DATABASE_URL);
const addressOf = (database: string) => Object.assign(new URL(given), { pathname: `/${database}` }).href;
const admin = new pg.Client({ connectionString: addressOf("postgres") });
let client: pg.Client;

beforeAll(async () => {
	await admin.connect();
	const templates = await admin.query<{ datname: string }>(
		"SELECT datname FROM pg_database WHERE datname ~ '^uchit_facts_[0-9a-f]+$'",
	);
	const template = z.string().parse(templates.rows[0]?.datname);
	await admin.query(`DROP DATABASE IF EXISTS ${NAME}`);
	await admin.query(`CREATE DATABASE ${NAME} TEMPLATE ${template}`);
	client = new pg.Client({ connectionString: addressOf(NAME) });
	await client.connect();
}, LOAD_MS);

afterAll(async () => {
	await client.end();
	await admin.query(`DROP DATABASE IF EXISTS ${NAME}`);
	await admin.end();
});

type Diff = { added: number; changed: number; gone: number };

/** Loads from a folder of sources; answers what each table lost and gained. */
async function load(sourcesDir: string): Promise<Record<string, Diff>> {
	const { status, stderr } = spawnSync(process.execPath, [MAIN], {
		env: { ...process.env, DATABASE_URL: addressOf(NAME), SOURCES_DIR: sourcesDir },
		encoding: "utf8",
	});
	expect(stderr).toBe("");
	expect(status).toBe(0);
	const loads = await client.query<{ dataset: string; report: { tables: Record<string, Diff> } }>(
		"SELECT dataset, report FROM loads",
	);
	const diffs = loads.rows.flatMap(({ dataset, report }) =>
		Object.entries(report.tables).map(([table, diff]) => [`${dataset}: ${table}`, diff] as const),
	);
	return Object.fromEntries(diffs.filter(([, { added, changed, gone }]) => added + changed + gone > 0));
}

/** Three loads, one after the other: each takes a while, so each proves more than one thing. */
test("a year added to a copy of NIRF adds that year only, and an editor's correction is laid over", {
	timeout: LOAD_MS,
}, async () => {
	await client.query(`INSERT INTO corrections (college_id, field, value, reason, source_id)
		VALUES ('U-0456', 'name', 'IIT Madras, corrected', 'for the test', 'nirf-2025')`);
	const copy = mkdtempSync(join(tmpdir(), "uchit-sources-"));
	cpSync(SOURCES, copy, { recursive: true });
	const nirf = join(copy, "nirf/2017_2025_overall");
	writeFileSync(join(nirf, "2026_overall.csv"), readFileSync(join(nirf, "2025_overall.csv")));
	appendFileSync(join(copy, "sources.csv"), "nirf-2026,document,NIRF,India Rankings 2026,,2026,,,\n");
	try {
		expect(await load(copy)).toEqual({
			"sources: sources": { added: 1, changed: 0, gone: 0 },
			"aishe-directory-2025: colleges": { added: 0, changed: 1, gone: 0 },
			"nirf: rankings": { added: 100, changed: 0, gone: 0 },
		});
	} finally {
		rmSync(copy, { recursive: true });
	}
	const years = await client.query("SELECT DISTINCT year FROM rankings WHERE source_id = 'nirf-2026'");
	expect(years.rows).toEqual([{ year: 2026 }]);
});

test("a year taken away goes alone; the correction and the address stay", { timeout: LOAD_MS }, async () => {
	expect(await load(SOURCES)).toEqual({ "nirf: rankings": { added: 0, changed: 0, gone: 100 } });
	const corrected = await client.query("SELECT name, slug FROM colleges WHERE id = 'U-0456'");
	expect(corrected.rows).toEqual([{ name: "IIT Madras, corrected", slug: "indian-institute-of-technology-madras" }]);
});

test("loading twice changes nothing", { timeout: LOAD_MS }, async () => {
	expect(await load(SOURCES)).toEqual({});
});
