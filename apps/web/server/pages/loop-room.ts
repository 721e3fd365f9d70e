import type { Server } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";

/** Who keeps arriving does not keep pages from being made: these take about as long as one. */
const MOST_TURNS = 50;
/** In the first, the loop may have looked for arrivals already. */
const QUIET_TURNS = 2;

/**
 * Resolves when nobody waits at the door, one caller after the other. Node (libuv since 1.47) takes one new connection in a turn
 * of its loop: while each turn renders a page, those who arrive wait as many renders as there are others before them, also for a
 * page that is kept.
 */
export function createLoopRoom(server: Server): () => Promise<void> {
	let arrivals = 0;
	let last = Promise.resolve();
	server.on("connection", () => {
		arrivals += 1;
	});

	async function untilQuiet(): Promise<void> {
		for (let turns = 0, quiet = 0; turns < MOST_TURNS && quiet < QUIET_TURNS; turns += 1) {
			const before = arrivals;
			await nextTurn();
			quiet = arrivals === before ? quiet + 1 : 0;
		}
	}

	return () => {
		last = last.then(untilQuiet);
		return last;
	};
}
