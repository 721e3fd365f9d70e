import { Overloaded } from "@uchit/pictures/queue.ts";

type Limits = { atOnce: number; waiting: number };
type Turn = { whose: string; what?: string };

export type FairQueue = {
	/** @throws Overloaded */
	run: <Result>(run: () => Promise<Result>, turn: Turn) => Promise<Result>;
	/** Another line wants the same waiting or running work: whichever line has the next turn begins it. */
	join: (turn: Required<Turn>) => void;
	hasRoomFor: (whose: string) => boolean;
};

type Entry = Turn & { lines: Set<string>; begin: (whose: string) => void; refuse: (reason: Overloaded) => void };

/**
 * A queue with a line for each visitor: without it, a rush of renders shares the processor so evenly that none finishes in time. Lines take turns, so a visitor with many requests waits only behind their own.
 * `each` limits one line. When all lines together are full, the longest line loses its last entry.
 */
export function createFairQueue({ atOnce, waiting, each }: Limits & { each: Limits }): FairQueue {
	const lines = new Map<string, Entry[]>();
	const running = new Map<string, number>();
	const waitingFor = new Map<string, Entry>();

	const lengthOf = (whose: string) => lines.get(whose)?.length ?? 0;
	const runsOf = (whose: string) => running.get(whose) ?? 0;

	function enter(entry: Entry, whose: string): void {
		entry.lines.add(whose);
		lines.set(whose, [...(lines.get(whose) ?? []), entry]);
	}

	function leave(entry: Entry): void {
		for (const whose of entry.lines) {
			const rest = lines.get(whose)?.filter((other) => other !== entry) ?? [];
			if (rest.length === 0) lines.delete(whose);
			else lines.set(whose, rest);
		}
		if (entry.what !== undefined) waitingFor.delete(entry.what);
	}

	function makeRoom(whose: string): void {
		const [longest = "", line = []] = [...lines].reduce((one, other) =>
			other[1].length > one[1].length ? other : one,
		);
		const last = line.findLast((entry) => entry.lines.size === 1);
		if (last === undefined || line.length <= lengthOf(whose) + 1) throw new Overloaded(`${countWaiting()} wait`);
		leave(last);
		last.refuse(new Overloaded(`${longest} waits for ${line.length}, more than anybody`));
	}

	const countWaiting = () => new Set([...lines.values()].flat()).size;

	function beginNext(): void {
		if ([...running.values()].reduce((sum, runs) => sum + runs, 0) >= atOnce) return;
		const turn = [...lines].find(([whose]) => runsOf(whose) < each.atOnce);
		const entry = turn?.[1][0];
		if (turn === undefined || entry === undefined) return;
		leave(entry);
		moveToEnd(lines, turn[0]);
		running.set(turn[0], runsOf(turn[0]) + 1);
		entry.begin(turn[0]);
	}

	function end(whose: string): void {
		const left = runsOf(whose) - 1;
		if (left > 0) running.set(whose, left);
		else running.delete(whose);
		beginNext();
	}

	const hasRoomFor = (whose: string) => lengthOf(whose) < each.waiting;

	return {
		hasRoomFor,
		join: ({ whose, what }) => {
			const entry = waitingFor.get(what);
			if (entry !== undefined && !entry.lines.has(whose)) enter(entry, whose);
		},
		run: async (run, { whose, what }) => {
			if (!hasRoomFor(whose)) throw new Overloaded(`${lengthOf(whose)} wait already`);
			if (countWaiting() >= waiting) makeRoom(whose);
			const whoseTurn = await new Promise<string>((begin, refuse) => {
				const entry: Entry = { whose, lines: new Set(), begin, refuse, ...(what !== undefined && { what }) };
				if (what !== undefined) waitingFor.set(what, entry);
				enter(entry, whose);
				beginNext();
			});
			try {
				return await run();
			} finally {
				end(whoseTurn);
			}
		},
	};
}

function moveToEnd(lines: Map<string, Entry[]>, whose: string): void {
	const line = lines.get(whose);
	if (line === undefined) return;
	lines.delete(whose);
	lines.set(whose, line);
}
