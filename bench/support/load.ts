import { Agent, get } from "node:http";

export type Latencies = { p50: number; p95: number; p99: number };
export type LoopResult = { perSecond: number; answered: number; refused: number } & Latencies;
type HeadersOf = (place: number) => Record<string, string>;

const TIMEOUT_MS = 10_000;

/** Requests each address once, so many a second whether or not answers are late, and measures from when each was due. In ms. */
export async function measureLoad(
	addresses: readonly string[],
	perSecond: number,
	headersOf: HeadersOf,
): Promise<Latencies> {
	const agent = new Agent({ keepAlive: true, maxSockets: 64 });
	const start = performance.now() + 50;
	const answers = addresses.map(async (address, index) => {
		const due = start + (index * 1_000) / perSecond;
		await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
		const status = await statusOf(address, headersOf(index), agent);
		if (status !== 200) throw new Error(`${address} answers ${status}`);
		return performance.now() - due;
	});
	const times = await Promise.all(answers);
	agent.destroy();
	return toLatencies(times);
}

/** Requests each address once, so many at once, until the time is over or there are no more. 503 is a refusal; any other failure throws. */
export async function askInTurn(
	addresses: readonly string[],
	{ headersOf, atOnce, seconds }: { headersOf: HeadersOf; atOnce: number; seconds: number },
): Promise<LoopResult> {
	const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
	const start = performance.now();
	const times: number[] = [];
	let next = 0;
	let refused = 0;
	const askOn = async () => {
		while (next < addresses.length && performance.now() - start < seconds * 1_000) {
			const place = next++;
			const askedAt = performance.now();
			const address = addresses[place] ?? "";
			const status = await statusOf(address, headersOf(place), agent);
			if (status >= 400 && status !== 503) throw new Error(`${address} answers ${status}`);
			if (status === 503) refused += 1;
			else times.push(performance.now() - askedAt);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, askOn));
	const took = (performance.now() - start) / 1_000;
	agent.destroy();
	return { perSecond: times.length / took, answered: times.length, refused, ...toLatencies(times) };
}

/** Headers of a request from an address of its own for each number, by the word of a proxy on this machine. */
export function anonymousHeaders(number: number): Record<string, string> {
	return {
		"accept-encoding": "br, gzip",
		"x-forwarded-for": `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
	};
}

export function toLatencies(times: readonly number[]): Latencies {
	const sorted = times.toSorted((a, b) => a - b);
	const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
	return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function statusOf(address: string, headers: Record<string, string>, agent: Agent): Promise<number> {
	return new Promise((resolve, reject) => {
		const request = get(address, { agent, headers, timeout: TIMEOUT_MS }, (reply) => {
			reply.resume().on("end", () => resolve(reply.statusCode ?? 0));
		});
		request.on("timeout", () => request.destroy(new Error(`${address} took longer than ${TIMEOUT_MS} ms`)));
		request.on("error", reject);
	});
}
