import type { Database } from "#backend/db/client.ts";
import { text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

export async function listShortForms(db: Database, slug: string): Promise<string[]> {
	const rows = await readRows(db, { alias: text })`
		SELECT a.alias FROM aliases a JOIN colleges c ON c.id = a.college_id WHERE c.slug = ${slug} AND a.kind = 'short-form'`;
	return rows.map(({ alias }) => alias);
}
