import { Agent, get } from "node:http";
import { type Latencies, toLatencies } from "#bench/support/load.ts";

export type LoopResult = { perSecond: number; answered: number; refused: number } & Latencies;

type LoopOptions = {
	headersOf: (place: number) => Record<string, string>;
	/** So many are always asked for at once. */
	atOnce: number;
	seconds: number;
};

const TIMEOUT_MS = 10_000;

/** Asks each address once, so many at once, until the time is over or there are no more. 503 is a refusal; any other failure throws. */
export async function askInTurn(
	addresses: readonly string[],
	{ headersOf, atOnce, seconds }: LoopOptions,
): Promise<LoopResult> {
	const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
	const start = performance.now();
	const times: number[] = [];
	let next = 0;
	let refused = 0;
	const askOn = async () => {
		while (next < addresses.length && performance.now() - start < seconds * 1_000) {
			const place = next++;
			const requestedAt = performance.now();
			const status = await ask(addresses[place] ?? "", headersOf(place), agent);
			if (status === 503) refused += 1;
			else times.push(performance.now() - requestedAt);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, askOn));
	const took = (performance.now() - start) / 1_000;
	agent.destroy();
	return { perSecond: times.length / took, answered: times.length, refused, ...toLatencies(times) };
}

function ask(address: string, headers: Record<string, string>, agent: Agent): Promise<number> {
	return new Promise((resolve, reject) => {
		const request = get(address, { agent, headers, timeout: TIMEOUT_MS }, (reply) => {
			const { statusCode = 0 } = reply;
			reply.resume().on("end", () => {
				if (statusCode < 400 || statusCode === 503) resolve(statusCode);
				else reject(new Error(`${address} answers ${statusCode}`));
			});
		});
		request.on("timeout", () => request.destroy(new Error(`${address} took longer than ${TIMEOUT_MS} ms`)));
		request.on("error", reject);
	});
}
