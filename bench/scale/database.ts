import { readFileSync } from "node:fs";
import { cloneDatabase } from "#scripts/proof/facts-template.ts";
import { dropDatabase, withClient } from "#scripts/site/database.ts";

/** At times 1 the facts are today's; the number of people is a guess for a first year. */
const REVIEWS = 10_000;
const LEADS = 100_000;

type Template = { urlOf: (database: string) => string; template: string };
export type Grown = { name: string; url: string; institutions: number; cutoffs: number; bytes: number };

/**
 * Copies the template with `times` its institutions, each with all facts of a real one, plus reviews and leads. It is renamed only when
 * complete; an existing one is reused.
 */
export async function growDatabase({ urlOf, template }: Template, times: number): Promise<Grown> {
	const name = template.replace("facts", `scale_${times}`);
	const found = await withClient(urlOf("postgres"), (client) =>
		client.query("SELECT FROM pg_database WHERE datname = $1", [name]),
	);
	if (found.rowCount === 0) {
		const unfinished = `${name}_unfinished`;
		await fill(await cloneDatabase(urlOf, template, unfinished), times);
		await withClient(urlOf("postgres"), (client) => client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`));
	}
	return { name, url: urlOf(name), ...(await measureSize(urlOf(name))) };
}

export async function dropGrown(urlOf: Template["urlOf"], { name }: Grown): Promise<void> {
	await dropDatabase(urlOf("postgres"), name);
}

async function fill(url: string, times: number): Promise<void> {
	await withClient(url, async (client) => {
		const settings = { times, reviews: REVIEWS * times, leads: LEADS * times };
		for (const [key, value] of Object.entries(settings))
			await client.query("SELECT set_config($1, $2, false)", [`scale.${key}`, String(value)]);
		const parts = times === 1 ? ["people"] : ["institutions", "people"];
		for (const part of parts) await client.query(readFileSync(`bench/scale/${part}.sql`, "utf8"));
		await client.query("VACUUM (ANALYZE)");
	});
}

type Size = { institutions: number; cutoffs: number; bytes: number };

async function measureSize(url: string): Promise<Size> {
	const { rows } = await withClient(url, (client) =>
		client.query<Size>(`SELECT (SELECT count(*)::int FROM colleges) AS institutions, (SELECT count(*)::int FROM cutoffs) AS cutoffs,
			pg_database_size(current_database())::float8 AS bytes`),
	);
	const [size] = rows;
	if (size === undefined) throw new Error("The database does not answer its size.");
	return size;
}
