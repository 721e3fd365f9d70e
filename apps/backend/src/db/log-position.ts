import type pg from "pg";

/** A connection, or a pool of them. */
type Server = Pick<pg.Client, "query"> | Pick<pg.Pool, "query">;

/**
 * Where the primary's log ends, behind everything that was committed before the question. That it asks under a number of its own
 * makes a commit, which brings the log to the replica beyond this place even where commits do not wait for the disk.
 */
export async function endOfLog(primary: Server): Promise<string> {
	const { rows } = await primary.query<{ lsn: string }>(
		"SELECT pg_current_wal_insert_lsn()::text AS lsn, pg_current_xact_id()",
	);
	const [row] = rows;
	if (row === undefined) throw new Error("The primary did not say where its log ends");
	return row.lsn;
}

/** A server that replays nothing is no replica: what it shows is what was written. */
export async function hasReplayed(replica: Server, lsn: string): Promise<boolean> {
	const { rows } = await replica.query<{ is_there: boolean | null }>(
		"SELECT NOT pg_is_in_recovery() OR pg_last_wal_replay_lsn() >= $1::pg_lsn AS is_there",
		[lsn],
	);
	return rows[0]?.is_there === true;
}
