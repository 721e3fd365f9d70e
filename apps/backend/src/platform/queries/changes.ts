import { setTimeout as sleep } from "node:timers/promises";
import { CHANGES_CHANNEL, Change } from "@uchit/contract/change.ts";
import pg from "pg";

export type FollowOptions = {
	url: string;
	onChange: (change: Change) => void;
	/** Called whenever the connection is lost or refused; it is retried after the delay. */
	onTrouble: (error: unknown, retryInMs: number) => void;
};

export type Following = { stop: () => Promise<void> };

const ANYTHING: Change = { tags: ["*"] };
const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 15_000;
const ALIVE_CHECK_MS = 10_000;
const ANSWER_TIMEOUT_MS = 5_000;

/**
 * Listens to the changes channel over a connection of its own, and reconnects whenever it breaks. Sends `*` on each connect, because
 * changes may have been missed.
 */
export function followChanges({ url, onChange, onTrouble }: FollowOptions): Following {
	const stopping = new AbortController();
	const ended = follow();
	return {
		stop: async () => {
			stopping.abort();
			await ended;
		},
	};

	async function follow(): Promise<void> {
		let retryMs = FIRST_RETRY_MS;
		while (!stopping.signal.aborted) {
			try {
				await listen(url, onChange, stopping.signal, () => {
					retryMs = FIRST_RETRY_MS;
					onChange(ANYTHING);
				});
			} catch (error) {
				onTrouble(error, retryMs);
				await sleepUnlessAborted(retryMs, stopping.signal);
				retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
			}
		}
	}
}

/** Returns when stopped; throws when the connection cannot be made, breaks, or stops answering. */
async function listen(url: string, onChange: FollowOptions["onChange"], stop: AbortSignal, onListening: () => void) {
	const client = new pg.Client({
		connectionString: url,
		application_name: "uchit-changes",
		keepAlive: true,
		connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
		query_timeout: ANSWER_TIMEOUT_MS,
	});
	const broken = new AbortController();
	client.on("error", (error) => broken.abort(error));
	client.on("end", () => broken.abort(new Error("The database closed the connection that listens for changes")));
	client.on("notification", ({ channel, payload }) => {
		if (channel === CHANGES_CHANNEL) onChange(parseChange(payload));
	});
	try {
		await client.connect();
		await client.query(`LISTEN ${CHANGES_CHANNEL}`);
		onListening();
		while (!stop.aborted) {
			await sleepUnlessAborted(ALIVE_CHECK_MS, AbortSignal.any([stop, broken.signal]));
			broken.signal.throwIfAborted();
			// A connection dropped by the network gives no error until the next query.
			if (!stop.aborted) await client.query("SELECT 1");
		}
	} finally {
		await client.end().catch(() => undefined);
	}
}

/** An unreadable notice counts as a change of everything. */
function parseChange(payload: string | undefined): Change {
	try {
		return Change.parse(JSON.parse(payload ?? ""));
	} catch {
		return ANYTHING;
	}
}

async function sleepUnlessAborted(ms: number, signal: AbortSignal): Promise<void> {
	try {
		await sleep(ms, undefined, { signal });
	} catch (error) {
		if (!signal.aborted) throw error;
	}
}
