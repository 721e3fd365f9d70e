import { setTimeout as sleep } from "node:timers/promises";
import type { Change } from "@uchit/contract/change.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";

const POLL_MS = 50;
const LATE_MS = 10_000;

export type ReplayParts = {
	/** Where changes are written and told. */
	primary: Database;
	/** Where they are read. */
	replica: Database;
	tell: (change: Change) => void;
	/** Told every ten seconds that a change waits, and why where a server could not be asked. */
	onLate: (reason: unknown) => void;
};

export type ReplayWait = {
	/** Tells the change, after those before it, when the replica shows it. */
	onChange: (change: Change) => void;
	/** What still waits is not told any more. */
	stop: () => void;
};

/**
 * Holds each notice back until the replica has replayed it. Notices come from the primary, as a replica cannot listen; what
 * was built anew from a replica that is behind would pass for the newest, and stay old for good.
 */
export function tellWhenReplayed(parts: ReplayParts): ReplayWait {
	const stopping = new AbortController();
	let told = Promise.resolve();
	return {
		onChange(change) {
			told = told.then(() => whenShown(change));
		},
		stop: () => stopping.abort(),
	};

	async function whenShown(change: Change): Promise<void> {
		let lsn: string | undefined;
		let lateAt = performance.now() + LATE_MS;
		for (let trouble: unknown; !stopping.signal.aborted; await pause(stopping.signal)) {
			try {
				lsn ??= await placeOf(parts.primary);
				if (await hasReplayed(parts.replica, lsn)) return parts.tell(change);
				trouble = `the replica has not come to ${lsn}`;
			} catch (error) {
				trouble = error;
			}
			if (performance.now() < lateAt) continue;
			parts.onLate(trouble);
			lateAt += LATE_MS;
		}
	}
}

/**
 * Where the primary's log ends, behind the transaction that told the change. That it asks under a number of its own makes a
 * commit, which brings the log to the replica beyond this place even where commits do not wait for the disk.
 */
async function placeOf(primary: Database): Promise<string> {
	const { rows } = await primary.execute<{ lsn: string }>(
		sql`SELECT pg_current_wal_insert_lsn()::text AS lsn, pg_current_xact_id()`,
	);
	const [row] = rows;
	if (row === undefined) throw new Error("The primary did not say where its log ends");
	return row.lsn;
}

/** A server that replays nothing is no replica: what it shows is what was written. */
async function hasReplayed(replica: Database, lsn: string): Promise<boolean> {
	const { rows } = await replica.execute<{ is_there: boolean | null }>(
		sql`SELECT NOT pg_is_in_recovery() OR pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn AS is_there`,
	);
	return rows[0]?.is_there === true;
}

async function pause(signal: AbortSignal): Promise<void> {
	await sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
}
