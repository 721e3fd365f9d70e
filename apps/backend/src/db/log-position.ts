import type pg from "pg";
import { boolean, nullable, text } from "#backend/db/columns.ts";
import { rowsAs } from "#backend/db/read-rows.ts";

type Server = Pick<pg.Client, "query"> | Pick<pg.Pool, "query">;

const END = "SELECT pg_current_wal_insert_lsn()::text AS lsn, pg_current_xact_id()::text AS number";

/**
 * Returns the end of the primary's log, after everything committed so far. The query draws a transaction number, and its commit brings
 * the log to the replica beyond this place even if commits do not wait for the disk.
 */
export async function readLogPosition(primary: Server): Promise<string> {
	const [row] = rowsAs({ lsn: text, number: text }, await primary.query(END), () => END);
	if (row === undefined) throw new Error("The primary did not say where its log ends");
	return row.lsn;
}

const REPLAY_QUERY = "SELECT NOT pg_is_in_recovery() OR pg_last_wal_replay_lsn() >= $1::pg_lsn AS is_there";

/** A server that replays nothing is no replica: it shows what was written. */
export async function hasReplayed(replica: Server, lsn: string): Promise<boolean> {
	const [row] = rowsAs({ is_there: nullable(boolean) }, await replica.query(REPLAY_QUERY, [lsn]), () => REPLAY_QUERY);
	return row?.is_there === true;
}
