import { type SQL, sql } from "drizzle-orm";
import { ContentError } from "#backend/content/errors.ts";
import { mapDatabaseErrors } from "#backend/content/items/database-faults.ts";
import type { Content } from "#backend/content/items/types.ts";

/**
 * The longest search of a collection for one query. A word that is in none of the 595,615 rows of `cutoffs` takes 1.6
 * s, and 9.1 s for each of ten simultaneous queries, while everybody else waits for the same processor. A trigram index
 * of its twelve texts (7.4 s to build, 69 MB) finds a word in 1 ms, but two letters still take 2.5 s, and no index
 * helps a filter of 200 conditions.
 */
const MAX_MS = 1_500;

const TOO_WIDE = "Invalid query. It takes too long to look through all items: narrow it by a filter, or ask for fewer.";

/**
 * Runs a query with conditions or an order of the caller's choice. Throws INVALID_QUERY if it takes too long: a
 * repeated query waits again.
 */
export async function runWithTimeout(
	{ db }: Content,
	collection: string,
	query: SQL,
): Promise<Record<string, unknown>[]> {
	const work = () =>
		db.transaction(
			async (tx) => {
				await tx.execute(sql`SELECT set_config('statement_timeout', ${String(MAX_MS)}, TRUE)`);
				return tx.execute(query);
			},
			{ accessMode: "read only" },
		);
	try {
		return (await mapDatabaseErrors(collection, work)).rows;
	} catch (error) {
		throw isTimeout(error) ? new ContentError("INVALID_QUERY", TOO_WIDE, { collection }) : error;
	}
}

const QUERY_CANCELED = "57014";

function isTimeout(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	return ("code" in error && error.code === QUERY_CANCELED) || isTimeout(error.cause);
}
