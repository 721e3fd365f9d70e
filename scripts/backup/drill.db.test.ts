import {
	appendFileSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { missingKeys } from "#scripts/backup/keys.ts";
import { loadBackup } from "#scripts/backup/load.ts";
import { checksumOf, type Manifest, storedFile, tableFile, writeManifest } from "#scripts/backup/manifest.ts";
import { saveBackup } from "#scripts/backup/save.ts";
import { parseEnv } from "#scripts/env.ts";
import { depthOf } from "#scripts/proof/parts.ts";
import { personalKeysOf } from "#scripts/site/backend-key.ts";
import { dropDatabase, ensureDatabase, withClient } from "#scripts/site/database.ts";
import { backendSpec } from "#scripts/site/programs.ts";
import { Supervisor } from "#scripts/site/supervisor.ts";
import { freePort } from "#scripts/system/ports.ts";

/** The longest wait on a busy machine; a pass takes seconds. With all rows the backend builds its indexes first. */
const PATIENCE = { timeout: 300_000, interval: 50 };
const MAX_MS = 900_000;
const folder = mkdtempSync(join(tmpdir(), "backup-"));
const saved = join(folder, "saved");
const filesDir = join(folder, "files");
const ROWS_OF_SAMPLE = 500;
const settings = parseEnv({ DATA_DIR: join(folder, "data") });
const quiet = () => undefined;
const supervisor = new Supervisor(quiet);

const databaseUrl = process.env.TEST_DATABASE_URL ?? "";
const source = { databaseUrl, filesDir, keys: settings, withKeys: false };
const restored = `uchit_restored_${process.pid}`;
const urlOf = (name: string) => Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href;
const place = { databaseUrl: urlOf(restored), filesDir: join(folder, "restored-files") };
let manifest: Manifest;

beforeAll(async () => {
	personalKeysOf(settings.DATA_DIR);
	mkdirSync(join(filesDir, "deep"), { recursive: true });
	writeFileSync(join(filesDir, "one.pdf"), "the first file");
	writeFileSync(join(filesDir, "deep", "two.webp"), Buffer.from([0, 255, 13, 10]));
	mkdirSync(join(filesDir, "open-data"));
	writeFileSync(join(filesDir, "open-data", "colleges.csv.gz"), "is made again");
	manifest = await saveBackup(saved, source, quiet);
	if (depthOf(process.env) === "sample") manifest = await withFewerRows();
	await ensureDatabase(databaseUrl, restored);
});
afterAll(async () => {
	await supervisor.end();
	await dropDatabase(databaseUrl, restored);
	rmSync(folder, { recursive: true });
});

async function withFewerRows(): Promise<Manifest> {
	const { rows } = await withClient(databaseUrl, (client) =>
		client.query<{ name: string }>(
			"select distinct confrelid::regclass::text as name from pg_constraint where contype = 'f'",
		),
	);
	const referred = new Set(rows.map(({ name }) => name));
	const tables = manifest.tables.map(async (table) => {
		if (referred.has(table.name) || table.rows <= ROWS_OF_SAMPLE) return table;
		const file = tableFile(saved, table.name);
		const lines = gunzipSync(readFileSync(file)).toString("utf8").split("\n").slice(0, ROWS_OF_SAMPLE);
		writeFileSync(file, gzipSync(`${lines.join("\n")}\n`, { level: 3 }));
		return { ...table, rows: ROWS_OF_SAMPLE, sha256: await checksumOf(file) };
	});
	const cut = { ...manifest, tables: await Promise.all(tables) };
	writeManifest(saved, cut);
	return cut;
}

test("a damaged backup is refused with the name of the part, before anything changes", async () => {
	const file = tableFile(saved, "colleges");
	const whole = readFileSync(file);
	appendFileSync(file, "x");
	await expect(loadBackup(saved, place, quiet)).rejects.toThrow(`${file} is damaged: nothing was restored.`);
	writeFileSync(file, whole);
	rmSync(storedFile(saved, "one.pdf"));
	await expect(loadBackup(saved, place, quiet)).rejects.toThrow("one.pdf is missing");
	writeFileSync(storedFile(saved, "one.pdf"), "the first file");
	const { rows } = await withClient(place.databaseUrl, (client) =>
		client.query("select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'"),
	);
	expect(rows).toEqual([]);
	expect(() => statSync(place.filesDir)).toThrow();
});

test(
	"a restore into an empty place returns every table and file as saved, and a backend answers from it",
	async () => {
		await loadBackup(saved, place, quiet);
		const again = await saveBackup(join(folder, "again"), { ...source, ...place }, quiet);
		expect(again.tables).toEqual(manifest.tables);
		expect(again.sequences).toEqual(manifest.sequences);
		expect(again.files).toEqual(manifest.files);
		expect(manifest.files.map(({ path }) => path)).toEqual(["deep/two.webp", "one.pdf"]);
		expect(manifest.tables.find(({ name }) => name === "cutoffs")?.rows).toBeGreaterThanOrEqual(ROWS_OF_SAMPLE);

		const port = await freePort(4_480);
		const secret = "0123456789abcdef".repeat(4);
		const own = { key: secret, contentSecret: secret, ...personalKeysOf(settings.DATA_DIR), ...place };
		const delivery = { LOG_LEVEL: "error", DATABASE_READ_URL: "" };
		supervisor.launch(
			backendSpec({ mode: "production", role: "api", host: "127.0.0.1", port, ...own, delivery }, quiet),
		);
		const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
		await vi.waitFor(async () => expect((await ask("/health/ready")).status).toBe(200), PATIENCE);
		expect((await ask("/v1/catalogue")).status).toBe(200);
	},
	MAX_MS,
);

test("a database, files or a backup with content is not overwritten", async () => {
	await expect(loadBackup(saved, { ...place, filesDir: join(folder, "new") }, quiet)).rejects.toThrow(
		`The database ${restored} is not empty`,
	);
	await expect(loadBackup(saved, place, quiet)).rejects.toThrow(`${place.filesDir} is not empty.`);
	await expect(saveBackup(saved, source, quiet)).rejects.toThrow(`${saved} is not empty.`);
});

test("the backup contains no keys, and a place without them learns which are missing", () => {
	const { personalKeys, lookupKey } = personalKeysOf(settings.DATA_DIR);
	expect(readdirSync(saved).toSorted()).toEqual(["files", "manifest.json", "tables"]);
	const text = readFileSync(join(saved, "manifest.json"), "utf8");
	expect([personalKeys.slice(3), lookupKey].filter((key) => text.includes(key))).toEqual([]);
	expect(missingKeys(settings, manifest.keys)).toEqual([]);
	const elsewhere = parseEnv({ DATA_DIR: join(folder, "elsewhere") });
	expect(missingKeys(elsewhere, manifest.keys)).toEqual(["PERSONAL_KEYS k1", "LOOKUP_KEY"]);
	expect(missingKeys({ ...elsewhere, PERSONAL_KEYS: personalKeys, LOOKUP_KEY: lookupKey }, manifest.keys)).toEqual([]);
});
