import { readdirSync } from "node:fs";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();
const SCHEMA = new URL("schema/", import.meta.url);

type Lists = Record<string, readonly string[]>;

test("the database accepts in each list column exactly the contract's values", async () => {
	expect(await readChecks()).toEqual(await readLists());
});

test.each([
	["reviews", "state", "hidden"],
	["cutoffs", "pool", "everybody"],
	["rankings", "list", "best-of-all"],
	["visitors", "age_band", "13"],
])("%s.%s refuses %s", async (table, column, value) => {
	const client = await backend.db.$client.connect();
	try {
		await client.query("BEGIN");
		await client.query(`CREATE TEMP TABLE odd (LIKE public.${table} INCLUDING CONSTRAINTS) ON COMMIT DROP`);
		const { rows } = await client.query(
			"SELECT attname FROM pg_attribute WHERE attrelid = 'odd'::regclass AND attnum > 0 AND attnotnull",
		);
		for (const { attname } of rows) await client.query(`ALTER TABLE odd ALTER "${attname}" DROP NOT NULL`);
		await expect(client.query(`INSERT INTO odd (${column}) VALUES ($1)`, [value])).rejects.toMatchObject({
			code: "23514",
		});
	} finally {
		await client.query("ROLLBACK");
		client.release();
	}
});

test("every table has a unique index, and foreign keys to people, claims and files are indexed", async () => {
	const { rows } = await backend.db.$client.query<{ key: string }>(`
		SELECT c.conrelid::regclass || '.' || a.attname AS key
		FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
		WHERE c.contype = 'f' AND c.confrelid = ANY('{visitors,reviews,college_claims,files}'::regclass[])
			AND a.attname NOT IN ('picture', 'news_external_channel_icon')
			AND NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1])`);
	expect(rows).toEqual([]);
	const keyless = await backend.db.$client.query<{ name: string }>(`
		SELECT r.relname AS name FROM pg_class r WHERE r.relkind = 'r' AND r.relnamespace = 'public'::regnamespace
			AND NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = r.oid AND i.indisunique)`);
	expect(keyless.rows).toEqual([]);
});

async function readLists(): Promise<Lists> {
	const files = readdirSync(SCHEMA, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
	const modules = await Promise.all(files.map((file): Promise<object> => import(new URL(file, SCHEMA).href)));
	const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
	const listed = tables.flatMap((table) => {
		const { name, columns } = getTableConfig(table);
		return columns.flatMap((column) => {
			const { enumValues = [] } = column;
			return enumValues.length === 0 ? [] : [[`${name}.${column.name}`, enumValues.toSorted()] as const];
		});
	});
	return Object.fromEntries(listed);
}

async function readChecks(): Promise<Lists> {
	const { rows } = await backend.db.$client.query<{ key: string; rule: string }>(`
		SELECT r.relname || '.' || a.attname AS key, pg_get_constraintdef(c.oid) AS rule
		FROM pg_constraint c JOIN pg_class r ON r.oid = c.conrelid JOIN pg_attribute a ON a.attrelid = r.oid AND a.attnum = c.conkey[1]
		WHERE c.contype = 'c' AND c.conname LIKE '%\\_list' AND c.convalidated`);
	return Object.fromEntries(
		rows.map(({ key, rule }) => [
			key,
			[...rule.matchAll(/'([^']*)'::text/g)].map(([, value = ""]) => value).toSorted(),
		]),
	);
}
