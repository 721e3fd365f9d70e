import { withClient } from "#scripts/site/database.ts";

const NEEDED = ["fsync", "full_page_writes", "synchronous_commit"] as const;

export async function checkDurable(url: string): Promise<void> {
	const off = await withClient(url, async (client) => {
		const { rows } = await client.query<{ name: string; setting: string }>(
			"select name, setting from pg_settings where name = any($1)",
			[NEEDED],
		);
		return NEEDED.filter((name) => rows.find((row) => row.name === name)?.setting !== "on");
	});
	if (off.length > 0) throw new Error(`PostgreSQL has ${off.join(" and ")} off: what it acknowledges may be lost.`);
}
