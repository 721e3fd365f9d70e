import { Client } from "pg";

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

export function ensureDatabase(adminUrl: string, name: string): Promise<"made" | "found"> {
	return withClient(adminUrl, async (client) => {
		const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
		if (rowCount === 1) return "found";
		await client.query(`create database ${client.escapeIdentifier(name)}`);
		return "made";
	});
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
	await withClient(adminUrl, (client) =>
		client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
	);
}
