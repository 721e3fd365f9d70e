export type Stopwatch = {
	measure: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
	describe: () => string;
	totalMs: () => number;
};

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

export function seconds(ms: number): string {
	return `${(ms / 1000).toFixed(1)} s`;
}
