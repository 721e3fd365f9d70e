/** Too many wait already; who comes now is better told at once. */
export class Overloaded extends Error {
	override name = "Overloaded";
}

export type Queue = <Result>(run: () => Promise<Result>) => Promise<Result>;

/**
 * Lets `atOnce` run together and the others wait in turn. Without it, a rush of renders shares the processor so evenly
 * that none of them is done in time.
 * @throws Overloaded when `waiting` wait already
 */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): Queue {
	const line: (() => void)[] = [];
	let running = 0;

	return async (run) => {
		if (running < atOnce) running += 1;
		else if (line.length < waiting) await new Promise<void>((proceed) => line.push(proceed));
		else throw new Overloaded(`${running} run and ${line.length} wait`);
		try {
			return await run();
		} finally {
			const next = line.shift();
			if (next) next();
			else running -= 1;
		}
	};
}
