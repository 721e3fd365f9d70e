export class Overloaded extends Error {
	override name = "Overloaded";
}

export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs `atOnce` together; the others wait in turn. @throws Overloaded if `waiting` wait already */
export function createQueue({
	atOnce,
	waiting = Number.POSITIVE_INFINITY,
}: {
	atOnce: number;
	waiting?: number;
}): Queue {
	const line: (() => void)[] = [];
	let free = atOnce;
	return async (work) => {
		if (free > 0) free -= 1;
		else if (line.length >= waiting) throw new Overloaded(`${line.length} wait already`);
		else await new Promise<void>((begin) => line.push(begin));
		try {
			return await work();
		} finally {
			const next = line.shift();
			if (next === undefined) free += 1;
			else next();
		}
	};
}
