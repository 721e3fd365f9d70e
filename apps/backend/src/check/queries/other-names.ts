import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

/** Every other printed name and every alias of these institutions, by their ids. */
export async function listOtherNames(
	db: Database,
	ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
	if (ids.length === 0) return new Map();
	const among = sql`ANY(${sql.param([...ids])}::text[])`;
	const rows = await readRows(
		db,
		{ collegeId: text, name: text },
		sql`SELECT college_id AS "collegeId", name FROM college_names WHERE college_id = ${among}
			UNION SELECT college_id, alias FROM aliases WHERE college_id = ${among}`,
	);
	return new Map(
		[...Map.groupBy(rows, ({ collegeId }) => collegeId)].map(([id, ofOne]) => [id, ofOne.map(({ name }) => name)]),
	);
}
