import { setTimeout as sleep } from "node:timers/promises";
import type { Change } from "@uchit/contract/change.ts";
import type { Database } from "#backend/db/client.ts";
import { hasReplayed, readLogPosition } from "#backend/db/log-position.ts";

const POLL_MS = 50;
const LATE_MS = 10_000;

export type ReplayParts = {
	primary: Database;
	replica: Database;
	notify: (change: Change) => void;
	/** Called every ten seconds while a change waits, with the reason if a server could not be reached. */
	onLate: (reason: unknown) => void;
};

export type ReplayWait = {
	onChange: (change: Change) => void;
	stop: () => void;
};

/**
 * Delays each notice until the replica has replayed it. Notices come from the primary, because a replica cannot listen; a rebuild from a
 * lagging replica would count as the newest and stay outdated for good.
 */
export function createReplayWait(parts: ReplayParts): ReplayWait {
	const stopping = new AbortController();
	let lastNotified = Promise.resolve();
	return {
		onChange(change) {
			lastNotified = lastNotified.then(() => whenShown(change));
		},
		stop: () => stopping.abort(),
	};

	async function whenShown(change: Change): Promise<void> {
		let lsn: string | undefined;
		let lateAt = performance.now() + LATE_MS;
		for (let trouble: unknown; !stopping.signal.aborted; await pause(stopping.signal)) {
			try {
				lsn ??= await readLogPosition(parts.primary.$client);
				if (await hasReplayed(parts.replica.$client, lsn)) return parts.notify(change);
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

async function pause(signal: AbortSignal): Promise<void> {
	await sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
}
