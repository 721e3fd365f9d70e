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
