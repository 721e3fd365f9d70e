import { anonymousHeaders, askInTurn, type LoopResult } from "#bench/support/http.ts";
import { type Line, toLine } from "#bench/support/lines.ts";
import { cpuMs } from "#bench/support/processes.ts";

export type Server = { name: string; url: string; pid?: number };

const ROUNDS = 2;
const ROUND_SECONDS = 4;
const CONCURRENT_REQUESTS = 4;

/**
 * Uncached pages: each address is requested once over all servers and rounds, from varying client addresses. Servers get neighbouring
 * entries of the list, because its first ones are best known and heaviest. `pages` counts ours.
 */
export async function measureUncached(
	name: string,
	paths: readonly string[],
	[ours, peer]: readonly [Server, Server | undefined],
): Promise<{ lines: Line[]; pages: number }> {
	const servers = [ours, ...(peer === undefined ? [] : [peer])];
	const share = Math.floor(paths.length / (servers.length * ROUNDS));
	const rounds = servers.map((): (LoopResult & { cpu: number | undefined })[] => []);
	for (let round = 0; round < ROUNDS; round += 1) {
		for (const [place, { url, pid }] of servers.entries()) {
			const from = (round * servers.length + place) * share;
			const own = paths.filter((_, number) => number % servers.length === place);
			const before = pid === undefined ? 0 : cpuMs(pid);
			const loop = await askInTurn(
				own.slice(round * share, (round + 1) * share).map((path) => url + path),
				{ headersOf: (number) => anonymousHeaders(from + number), atOnce: CONCURRENT_REQUESTS, seconds: ROUND_SECONDS },
			);
			rounds[place]?.push({ ...loop, cpu: pid === undefined ? undefined : (cpuMs(pid) - before) / loop.answered });
		}
	}
	const best = rounds.map((of) => of.reduce((one, other) => (one.perSecond > other.perSecond ? one : other)));
	const lines = servers.flatMap((server, place): Line[] => {
		const loop = best[place];
		if (loop === undefined) return [];
		const line = toLine(`${name}, ${server.name}`, loop);
		const cpu = loop.cpu === undefined ? "" : `; CPU of its process ${loop.cpu.toFixed(1)} ms a page`;
		const ratio = best[1] === undefined ? {} : { ratio: loop.perSecond / best[1].perSecond };
		return [{ ...line, ...ratio, times: line.times + cpu }];
	});
	return { lines, pages: rounds[0]?.reduce((sum, { answered }) => sum + answered, 0) ?? 0 };
}
