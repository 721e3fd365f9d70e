import { Client } from "pg";

/** Opens one connection for the work and closes it after. */
export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
	const client = new Client({ connectionString: url });
	client.on("error", () => undefined);
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end().catch(() => undefined);
	}
}

/** Makes the database when the cluster has none of that name. `adminUrl` is any other database of the cluster. */
export function ensureDatabase(adminUrl: string, name: string): Promise<"made" | "found"> {
	return withClient(adminUrl, async (client) => {
		const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
		if (rowCount === 1) return "found";
		await client.query(`create database ${client.escapeIdentifier(name)}`);
		return "made";
	});
}

/** Removes the database if it is there, with all connections to it. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
	await withClient(adminUrl, (client) =>
		client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
	);
}
