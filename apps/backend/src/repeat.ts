import { setTimeout as sleep } from "node:timers/promises";
import { runInTrace } from "@uchit/monitoring/request-trace.ts";

export type Repeated = { start: () => void; stop: () => Promise<void> };

/** Does some work at the start and then every `everyMs`, never twice at once. `stop` waits for what is under way. `work` never rejects. */
export function repeat(everyMs: number, work: (isStopped: () => boolean) => Promise<void>): Repeated {
	let running: Promise<void> | undefined;
	let isStopped = false;
	let timer: NodeJS.Timeout | undefined;
	const run = () => {
		running ??= work(() => isStopped).finally(() => {
			running = undefined;
		});
	};
	return {
		start() {
			run();
			timer = setInterval(run, everyMs);
			timer.unref();
		},
		async stop() {
			isStopped = true;
			clearInterval(timer);
			await running;
		},
	};
}

export type Kicked = { kick: () => void; stop: () => Promise<void> };

/**
 * Does some work soon after each `kick`, never twice at once; kicks within `gatherMs`, and while it works, are one more time together.
 * `stop` waits for what is under way. `work` never rejects.
 */
export function workWhenKicked(work: (isStopped: () => boolean) => Promise<void>, gatherMs = 0): Kicked {
	let running: Promise<void> | undefined;
	let isWanted = false;
	let isStopped = false;
	const run = async () => {
		while (isWanted && !isStopped) {
			if (gatherMs > 0) await sleep(gatherMs);
			isWanted = false;
			await work(() => isStopped);
		}
		running = undefined;
	};
	return {
		kick() {
			isWanted = true;
			// It works for everybody who kicks.
			if (!isStopped) running ??= runInTrace(undefined, run);
		},
		async stop() {
			isStopped = true;
			await running;
		},
	};
}
