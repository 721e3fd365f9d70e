import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dropDatabase, ensureDatabase, withClient } from "#scripts/site/database.ts";
import { forgetPrepared, hashPreparation, prepareOnce } from "#scripts/site/prepared.ts";
import { migrateDatabase } from "../../apps/backend/src/migrate.ts";

const adminUrl = process.env.TEST_DATABASE_URL ?? "";
const name = `prepared_${process.pid}`;
const copy = `${name}_copy`;
const url = urlOf(name);
const nothing = async () => undefined;

beforeAll(async () => {
	await ensureDatabase(adminUrl, name);
	await migrateDatabase(url);
	await query(
		url,
		"INSERT INTO loads (dataset, input_hash, report) VALUES ('colleges', 'a', '{}'), ('fees', 'a', '{}')",
	);
});
afterAll(async () => {
	for (const each of [copy, name]) await dropDatabase(adminUrl, each);
});

test("the same code prepares a database once, and other code prepares it again", async () => {
	expect(await startsOf("first", "first", "second", "second", "first")).toEqual([
		"prepared",
		"found",
		"prepared",
		"found",
		"prepared",
	]);
});

test("a failed or interrupted preparation leaves no note, and removes the earlier one", async () => {
	await prepareOnce(url, () => "whole", nothing);
	const failing = prepareOnce(
		url,
		() => "failing",
		async () => {
			expect(await noteOf(url)).toBeNull();
			throw new Error("killed");
		},
	);
	await expect(failing).rejects.toThrow("killed");
	expect(await startsOf("failing", "whole")).toEqual(["prepared", "prepared"]);
});

test("files that change during the preparation are not noted as its input", async () => {
	let version = 0;
	const changing = () => `version ${version}`;
	await prepareOnce(url, changing, async () => {
		version += 1;
	});
	expect(await prepareOnce(url, changing, nothing)).toBe("prepared");
	expect(await prepareOnce(url, changing, nothing)).toBe("found");
});

test("facts of another folder are prepared each time", async () => {
	expect(await prepareOnce(url, () => undefined, nothing)).toBe("prepared");
	expect(await prepareOnce(url, () => undefined, nothing)).toBe("prepared");
});

test.each([
	["a load", "UPDATE loads SET loaded_at = loaded_at + interval '1 millisecond' WHERE dataset = 'fees'"],
	["a load of other files", "UPDATE loads SET input_hash = 'b' WHERE dataset = 'fees'"],
	["a dataset that is gone", "DELETE FROM loads WHERE dataset = 'fees'"],
	["another migration", "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 0)"],
])("%s causes a new preparation, whoever made it", async (_what, change) => {
	await prepareOnce(url, () => "code", nothing);
	await query(url, change);
	expect(await startsOf("code", "code")).toEqual(["prepared", "found"]);
});

test("an import removes the note first; another person's comment stays", async () => {
	await prepareOnce(url, () => "code", nothing);
	await forgetPrepared(url);
	expect(await startsOf("code", "code")).toEqual(["prepared", "found"]);
	await query(url, `COMMENT ON DATABASE ${name} IS 'mine'`);
	await forgetPrepared(url);
	expect(await noteOf(url)).toBe("mine");
});

test("a copied database does not count as prepared, nor does one without its tables", async () => {
	await prepareOnce(url, () => "code", nothing);
	const note = String(await noteOf(url));
	await query(adminUrl, `CREATE DATABASE ${copy} TEMPLATE ${name}`);
	await query(adminUrl, `COMMENT ON DATABASE ${copy} IS '${note}'`);
	expect(await prepareOnce(urlOf(copy), () => "code", nothing)).toBe("prepared");
	await query(urlOf(copy), "DROP TABLE loads");
	expect(await prepareOnce(urlOf(copy), () => "code", nothing)).toBe("prepared");
	expect(await noteOf(urlOf(copy))).toBeNull();
});

test.each([
	"apps/backend/src/db/migrations/0001.sql",
	"packages/contract/src/menu.ts",
	"pipeline/src/load/main.ts",
	"data/sources/nirf/2025.csv.gz",
	"content/exams/cat.json",
	"package-lock.json",
])("%s is an input of the preparation, and its tests are not", (file) => {
	const folder = mkdtempSync(join(tmpdir(), "prepared-"));
	const write = (path: string) => {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), "1");
	};
	const before = hashPreparation(folder);
	write("pipeline/src/load/some.test.ts");
	expect(hashPreparation(folder)).toBe(before);
	write(file);
	expect(hashPreparation(folder)).not.toBe(before);
	rmSync(folder, { recursive: true });
});

async function startsOf(...codes: string[]): Promise<string[]> {
	const found: string[] = [];
	for (const code of codes) found.push(await prepareOnce(url, () => code, nothing));
	return found;
}

function urlOf(database: string): string {
	return Object.assign(new URL(adminUrl), { pathname: `/${database}` }).href;
}

function query(address: string, statement: string) {
	return withClient(address, (client) => client.query(statement));
}

async function noteOf(address: string): Promise<string | null> {
	const { rows } = await query(
		address,
		"SELECT shobj_description(oid, 'pg_database') AS note FROM pg_database WHERE datname = current_database()",
	);
	return rows[0]?.note;
}
