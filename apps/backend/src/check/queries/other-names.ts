import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { boolean, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

/** An alias that a person wrote down, or a name that some list prints, at times by mistake. */
type OtherName = { name: string; isAlias: boolean };

export async function listOtherNames(
	db: Database,
	ids: readonly string[],
): Promise<ReadonlyMap<string, readonly OtherName[]>> {
	if (ids.length === 0) return new Map();
	const among = sql`ANY(${sql.param([...ids])}::text[])`;
	const rows = await readRows(db, { collegeId: text, name: text, isAlias: boolean })`
		SELECT college_id AS "collegeId", name, false AS "isAlias" FROM college_names WHERE college_id = ${among}
		UNION ALL SELECT college_id, alias, true FROM aliases WHERE college_id = ${among}`;
	return Map.groupBy(rows, ({ collegeId }) => collegeId);
}
