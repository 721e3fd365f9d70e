import { dropDatabase, ensureDatabase, withClient } from "#scripts/site/database.ts";
import { factsLoad, migrations } from "#scripts/site/programs.ts";
import type { ChildSpec } from "#scripts/system/children.ts";
import { hashFiles } from "#scripts/system/hash.ts";

type UrlOf = (database: string) => string;
type Work = { urlOf: UrlOf; run: (spec: ChildSpec) => Promise<void>; log: (line: string) => void };

const PREFIX = "uchit_facts_";
const INPUTS = ["data/sources/**", "pipeline/src/**", "packages/contract/src/**", "apps/backend/src/db/migrations/**"];

/**
 * The database that holds all facts of these files, loaded once for each state of them. It gets its name when it is
 * whole, so a load that was killed leaves nothing that looks like one. Older ones are removed.
 */
export async function ensureFactsTemplate({ urlOf, run, log }: Work): Promise<string> {
	const name = `${PREFIX}${hashFiles(INPUTS)}`;
	const existing = await listTemplates(urlOf("postgres"));
	if (existing.includes(name)) return name;
	for (const old of existing) await dropDatabase(urlOf("postgres"), old);
	const unfinished = `${name}_unfinished`;
	await ensureDatabase(urlOf("postgres"), unfinished);
	await run(migrations(urlOf(unfinished), log));
	await run(factsLoad(urlOf(unfinished), log));
	await withClient(urlOf(unfinished), (client) => client.query("vacuum (analyze)"));
	await withClient(urlOf("postgres"), (client) => client.query(`alter database ${unfinished} rename to ${name}`));
	return name;
}

/** A copy of the template for tests to use up, made anew. */
export async function cloneDatabase(urlOf: UrlOf, template: string, name: string): Promise<string> {
	await dropDatabase(urlOf("postgres"), name);
	await withClient(urlOf("postgres"), (client) => client.query(`create database ${name} template ${template}`));
	return urlOf(name);
}

async function listTemplates(adminUrl: string): Promise<string[]> {
	return withClient(adminUrl, async (client) => {
		const like = `${PREFIX.replaceAll("_", "\\_")}%`;
		const { rows } = await client.query<{ datname: string }>("select datname from pg_database where datname like $1", [
			like,
		]);
		return rows.map(({ datname }) => datname);
	});
}
