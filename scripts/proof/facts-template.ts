import { dropDatabase, ensureDatabase, withClient } from "#scripts/site/database.ts";
import { factsLoad, migrations } from "#scripts/site/programs.ts";
import type { ChildSpec } from "#scripts/system/children.ts";
import { hashFiles } from "#scripts/system/hash.ts";
import { listImported } from "#scripts/system/imports.ts";

type UrlOf = (database: string) => string;
type Work = { urlOf: UrlOf; run: (spec: ChildSpec) => Promise<void>; log: (line: string) => void };

const PREFIX = "uchit_facts_";
const TEMPLATE_NAME = /^uchit_facts_[0-9a-f]+$/;
const DATA = ["data/sources/**", "apps/backend/src/db/migrations/**"];
const PROGRAMS = ["pipeline/src/load/main.ts"];
/** Templates that stay, so that switching branches back and forth does not load both again. */
const MAX_TEMPLATES = 2;

/**
 * The database with all facts of these files, loaded once per state of the files and of the loading code. It gets its name when complete,
 * so a killed load leaves nothing that looks like one.
 */
export async function ensureFactsTemplate({ urlOf, run, log }: Work): Promise<string> {
	const admin = urlOf("postgres");
	const name = `${PREFIX}${hashFiles([...DATA, ...listImported(PROGRAMS)])}`;
	const existing = await listTemplates(admin);
	if (existing.includes(name)) return name;
	const unfinished = `${name}_unfinished`;
	const whole = existing.filter((each) => TEMPLATE_NAME.test(each));
	for (const old of existing) if (!whole.slice(0, MAX_TEMPLATES - 1).includes(old)) await dropDatabase(admin, old);
	await ensureDatabase(admin, unfinished);
	await run(migrations(urlOf(unfinished), log));
	await run(factsLoad(urlOf(unfinished), log));
	await withClient(urlOf(unfinished), (client) => client.query("vacuum (analyze)"));
	await withClient(admin, (client) => client.query(`alter database ${unfinished} rename to ${name}`));
	return name;
}

/** A fresh disposable copy of the template. FILE_COPY takes a third of the time of logging each page. */
export async function cloneDatabase(urlOf: UrlOf, template: string, name: string): Promise<string> {
	await dropDatabase(urlOf("postgres"), name);
	await withClient(urlOf("postgres"), (client) =>
		client.query(`create database ${name} template ${template} strategy file_copy`),
	);
	return urlOf(name);
}

const BUILDS_FOLDER = ".data/test/builds";

export function buildsSpec(databaseUrl: string, onLine: (line: string) => void, own?: string): ChildSpec {
	const env = { ...process.env, DATABASE_URL: databaseUrl };
	const args = [
		"apps/backend/src/builds/keep.ts",
		"--folder",
		BUILDS_FOLDER,
		...(own === undefined ? [] : ["--own", own]),
	];
	return { name: "indexes", file: process.execPath, args, env, onLine };
}

export async function testDatabases({ urlOf, template }: { urlOf: UrlOf; template: string }, shared: string) {
	const url = await cloneDatabase(urlOf, template, shared);
	return { TEST_DATABASE_URL: url, FACTS_TEMPLATE: template, KEPT_BUILDS: BUILDS_FOLDER };
}

async function listTemplates(adminUrl: string): Promise<string[]> {
	return withClient(adminUrl, async (client) => {
		const like = `${PREFIX.replaceAll("_", "\\_")}%`;
		const { rows } = await client.query<{ datname: string }>(
			"select datname from pg_database where datname like $1 order by oid desc",
			[like],
		);
		return rows.map(({ datname }) => datname);
	});
}
