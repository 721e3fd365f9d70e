export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createQueue(atOnce: number): Queue {
	const waiting: (() => void)[] = [];
	let free = atOnce;
	return async (work) => {
		if (free > 0) free -= 1;
		else await new Promise<void>((begin) => waiting.push(begin));
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next === undefined) free += 1;
			else next();
		}
	};
}
