import type { Client } from "pg";
import { withClient } from "#scripts/site/database.ts";

/** Rows and checksum of each table: "70011 rows, 9a0e…". */
export type Fingerprint = Record<string, string>;

/** Rows without what may differ between two loads: times, sequence numbers and random values. */
const ROW_OF = {
	loads: "to_jsonb(t) - 'loaded_at' - 'report'",
	programmes: "to_jsonb(t) - 'id'",
	cutoffs:
		"to_jsonb(t) - 'programme_id' || jsonb_build_object('programme', (select name from programmes where id = t.programme_id))",
	news: "to_jsonb(t) - '{id,picture,date_created,date_updated}'::text[] || jsonb_build_object('picture', (select title from files where id = t.picture))",
	pages: "to_jsonb(t) - '{id,date_published,date_created,date_updated}'::text[]",
	exams: "to_jsonb(t) - '{id,date_created,date_updated}'::text[]",
	countries: "to_jsonb(t) - '{id,date_created,date_updated}'::text[]",
	menus:
		"to_jsonb(t) - '{id,parent}'::text[] || jsonb_build_object('parent', (select label from menus where id = t.parent))",
	files: "to_jsonb(t) - '{id,uploaded_on}'::text[]",
	revisions:
		"jsonb_build_array(collection, action, version, data->>'slug', data->>'language', data->>'label', data->>'title')",
} as const satisfies Record<string, string>;

export function fingerprint(databaseUrl: string): Promise<Fingerprint> {
	return withClient(databaseUrl, async (client) => {
		const { rows } = await client.query<{ name: string }>(
			"select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
		);
		const prints: Fingerprint = {};
		for (const { name } of rows) prints[name] = await fingerprintTable(client, name);
		return prints;
	});
}

/** A duplicate row changes the sum, so it shows even without a unique key. */
async function fingerprintTable(client: Client, table: string): Promise<string> {
	const row = new Map<string, string>(Object.entries(ROW_OF)).get(table) ?? "to_jsonb(t)";
	const { rows } = await client.query<{ count: string; sum: string }>(
		`select count(*), coalesce(sum(hashtextextended((${row})::text, 0)::numeric), 0)::text as sum
		 from ${client.escapeIdentifier(table)} t`,
	);
	return `${rows[0]?.count} rows, ${rows[0]?.sum}`;
}

export function differences(expected: Fingerprint, found: Fingerprint): string[] {
	const tables = new Set([...Object.keys(expected), ...Object.keys(found)]);
	return [...tables]
		.filter((table) => expected[table] !== found[table])
		.map((table) => `${table}: expected ${expected[table] ?? "no table"}, found ${found[table] ?? "no table"}`);
}
