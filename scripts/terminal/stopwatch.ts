/** Measures named steps, which may overlap. */
export type Stopwatch = {
	measure: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
	/** "database 0.4 s · facts 62.0 s", in the order in which the steps ended. */
	describe: () => string;
	totalMs: () => number;
};

/** `now` gives milliseconds; `onEnd` hears each step that went well. */
export function startStopwatch(onEnd: (name: string, ms: number) => void, now = () => performance.now()): Stopwatch {
	const begun = now();
	const ended: string[] = [];
	return {
		measure: async (name, work) => {
			const start = now();
			const result = await work();
			ended.push(`${name} ${seconds(now() - start)}`);
			onEnd(name, now() - start);
			return result;
		},
		describe: () => ended.join(" · "),
		totalMs: () => now() - begun,
	};
}

/** "0.4 s". */
export function seconds(ms: number): string {
	return `${(ms / 1000).toFixed(1)} s`;
}
