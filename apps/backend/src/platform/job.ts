import { setTimeout as sleep } from "node:timers/promises";
import { runInTrace } from "@uchit/monitoring/request-trace.ts";

export type Job = {
	kick: () => void;
	start: () => void;
	stop: () => Promise<void>;
};

type JobOptions = {
	work: (isStopped: () => boolean) => Promise<unknown>;
	everyMs: number;
	/** Kicks within this time cause one run. */
	gatherMs?: number;
	onTrouble: (error: unknown) => void;
};

/** Once started, works every `everyMs` and soon after each kick, never twice at once; kicks during the work cause one more run. */
export function createJob({ work, everyMs, gatherMs = 0, onTrouble }: JobOptions): Job {
	let running: Promise<void> | undefined;
	let isWanted = false;
	let isStopped = false;
	let timer: NodeJS.Timeout | undefined;
	const run = async () => {
		while (isWanted && !isStopped) {
			if (gatherMs > 0) await sleep(gatherMs);
			isWanted = false;
			await work(() => isStopped).catch(onTrouble);
		}
		running = undefined;
	};
	const kick = () => {
		isWanted = true;
		// One run serves many kicks, so it belongs to no request's trace.
		if (!isStopped) running ??= runInTrace(undefined, run);
	};
	return {
		kick,
		start() {
			kick();
			timer = setInterval(kick, everyMs);
			timer.unref();
		},
		async stop() {
			isStopped = true;
			clearInterval(timer);
			await running;
		},
	};
}
