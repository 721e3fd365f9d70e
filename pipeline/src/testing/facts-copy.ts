import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import pg from "pg";
import * as z from "zod";

const MAIN = fileURLToPath(new URL("../load/main.ts", import.meta.url));

/** What the published files say. */
export const SOURCES = fileURLToPath(new URL("../../../data/sources", import.meta.url));
/** More than a load takes on a busy machine. */
export const LOAD_MS = 240_000;

type Diff = { added: number; changed: number; gone: number };

/** A database with all facts, for tests that change them: each test file has its own, so that they may run side by side. */
export type FactsCopy = {
	client: pg.Client;
	/** Loads by the command from a folder of sources; answers what each table lost and gained, where it did. */
	load: (sourcesDir: string) => Promise<Record<string, Diff>>;
	drop: () => Promise<void>;
};

export async function copyFacts(name: string): Promise<FactsCopy> {
	const admin = await connect("postgres");
	const templates = await admin.query<{ datname: string }>(
		"SELECT datname FROM pg_database WHERE datname ~ '^uchit_facts_[0-9a-f]+$'",
	);
	const template = z.string().parse(templates.rows[0]?.datname);
	await admin.query(`DROP DATABASE IF EXISTS ${name}`);
	await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
	const client = await connect(name);
	return {
		client,
		load: async (sourcesDir) => {
			runLoad({ DATABASE_URL: addressOf(name), SOURCES_DIR: sourcesDir });
			return readDiffs(client);
		},
		drop: async () => {
			await client.end();
			await admin.query(`DROP DATABASE IF EXISTS ${name}`);
			await admin.end();
		},
	};
}

function runLoad(settings: NodeJS.ProcessEnv): void {
	const { status, stderr } = spawnSync(process.execPath, [MAIN], {
		env: { ...process.env, ...settings },
		encoding: "utf8",
	});
	if (status !== 0 || stderr !== "") throw new Error(`The load ended with ${status}: ${stderr}`);
}

async function readDiffs(client: pg.Client): Promise<Record<string, Diff>> {
	const loads = await client.query<{ dataset: string; report: { tables: Record<string, Diff> } }>(
		"SELECT dataset, report FROM loads",
	);
	const diffs = loads.rows.flatMap(({ dataset, report }) =>
		Object.entries(report.tables).map(([table, diff]) => [`${dataset}: ${table}`, diff] as const),
	);
	return Object.fromEntries(diffs.filter(([, { added, changed, gone }]) => added + changed + gone > 0));
}

async function connect(database: string): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: addressOf(database) });
	await client.connect();
	return client;
}

function addressOf(database: string): string {
	const given = z.url().parse(process.env.TEST_DATABASE_URL);
	return Object.assign(new URL(given), { pathname: `/${database}` }).href;
}
