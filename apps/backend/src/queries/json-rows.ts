import { type SQL, sql } from "drizzle-orm";

/** The rows of a query, in its order, as one JSON column: a statement brings several lists at once. `[]` for none. */
export function jsonRows(query: SQL): SQL {
	return sql`(SELECT coalesce(json_agg(part), '[]') FROM (${query}) part)`;
}
