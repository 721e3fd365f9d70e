import { withClient } from "#scripts/site/database.ts";

const COUNTED = [
	{ table: "colleges", label: "colleges" },
	{ table: "rankings", label: "ranks" },
	{ table: "cutoffs", label: "cutoffs" },
	{ table: "sources", label: "sources" },
] as const;

/** How many rows of each kind of fact the database holds, as people read it: "70,011 colleges · …". */
export function describeFacts(databaseUrl: string): Promise<string> {
	return withClient(databaseUrl, async (client) => {
		const parts: string[] = [];
		for (const { table, label } of COUNTED) {
			const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
			parts.push(`${Number(rows[0]?.count ?? 0).toLocaleString("en-IN")} ${label}`);
		}
		return parts.join(" · ");
	});
}
