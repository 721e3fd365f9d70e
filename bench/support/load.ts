import { Agent, get } from "node:http";
import { SECRETS } from "#bench/support/secrets.ts";

export type Latencies = { p50: number; p95: number; p99: number };

const TIMEOUT_MS = 10_000;
const OF_THE_WEB = { authorization: `Bearer ${SECRETS.BACKEND_KEY}` };

/** Asks each address once, so many a second whether or not answers are late, and measures from when each was due. In ms. */
export async function measureLoad(
	addresses: readonly string[],
	perSecond: number,
	headersOf: (place: number) => Record<string, string> = () => OF_THE_WEB,
): Promise<Latencies> {
	const agent = new Agent({ keepAlive: true, maxSockets: 64 });
	const start = performance.now() + 50;
	const answers = addresses.map(async (address, index) => {
		const due = start + (index * 1_000) / perSecond;
		await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
		await ask(address, headersOf(index), agent);
		return performance.now() - due;
	});
	const times = await Promise.all(answers);
	agent.destroy();
	return toLatencies(times);
}

export function toLatencies(times: readonly number[]): Latencies {
	const sorted = times.toSorted((a, b) => a - b);
	const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
	return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function ask(address: string, headers: Record<string, string>, agent: Agent): Promise<void> {
	return new Promise((resolve, reject) => {
		const request = get(address, { agent, headers, timeout: TIMEOUT_MS }, (response) => {
			response.resume();
			response.on("end", () =>
				response.statusCode === 200 ? resolve() : reject(new Error(`${address} answers ${response.statusCode}`)),
			);
		});
		request.on("timeout", () => request.destroy(new Error(`${address} took longer than ${TIMEOUT_MS} ms`)));
		request.on("error", reject);
	});
}
