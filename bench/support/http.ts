import { Agent, type RequestOptions, request } from "node:http";
import { buffer } from "node:stream/consumers";

const TIMEOUT_MS = 10_000;

type Reply = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer };

/** Uses Node's client because `fetch` decompresses. Rejects if no complete reply comes in time. */
export function ask(address: string, options: RequestOptions = {}): Promise<Reply> {
	return new Promise((resolve, reject) => {
		const outgoing = request(address, { timeout: TIMEOUT_MS, ...options }, (reply) => {
			const { statusCode: status = 0, headers } = reply;
			buffer(reply).then((body) => resolve({ status, headers, body }), reject);
		});
		outgoing.on("timeout", () => outgoing.destroy(new Error(`${address} took too long`)));
		outgoing.on("error", reject);
		outgoing.end();
	});
}

export function anonymousHeaders(number: number): Record<string, string> {
	const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
	return { "accept-encoding": "br, gzip", "x-forwarded-for": address };
}

export type Latencies = { p50: number; p95: number; p99: number; most: number };

export function toLatencies(times: readonly number[]): Latencies {
	const sorted = times.toSorted((a, b) => a - b);
	const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
	return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}

/** Starts calls at a fixed rate even if earlier ones are late, and measures from the due time, in ms. */
export function paced(
	{ perSecond, count }: { perSecond: number; count: number },
	work: (number: number) => Promise<unknown>,
): Promise<number[]> {
	const start = performance.now() + 50;
	return Promise.all(
		Array.from({ length: count }, async (_, number) => {
			const due = start + (number * 1_000) / perSecond;
			await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
			await work(number);
			return performance.now() - due;
		}),
	);
}

type Headers = (number: number) => Record<string, string>;

/** Requests each address once at a fixed rate. Throws on any status but 200. */
export async function askPaced(addresses: readonly string[], perSecond: number, headersOf: Headers): Promise<number[]> {
	const agent = new Agent({ keepAlive: true, maxSockets: 64 });
	const times = await paced({ perSecond, count: addresses.length }, async (number) => {
		const address = addresses[number] ?? "";
		const { status } = await ask(address, { agent, headers: headersOf(number) });
		if (status !== 200) throw new Error(`${address} answers ${status}`);
	});
	agent.destroy();
	return times;
}

export type LoopResult = { perSecond: number; answered: number; refused: number } & Latencies;

/**
 * Requests each address once with fixed concurrency until the time or the addresses run out. 503 counts as refused; throws on other
 * failures.
 */
export async function askInTurn(
	addresses: readonly string[],
	{ headersOf, atOnce, seconds }: { headersOf: Headers; atOnce: number; seconds: number },
): Promise<LoopResult> {
	const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
	const start = performance.now();
	const times: number[] = [];
	let next = 0;
	let refused = 0;
	const askOn = async () => {
		while (next < addresses.length && performance.now() - start < seconds * 1_000) {
			const place = next++;
			const from = performance.now();
			const { status } = await ask(addresses[place] ?? "", { agent, headers: headersOf(place) });
			if (status === 503) refused += 1;
			else if (status >= 400) throw new Error(`${addresses[place]} answers ${status}`);
			else times.push(performance.now() - from);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, askOn));
	const took = (performance.now() - start) / 1_000;
	agent.destroy();
	return { perSecond: times.length / took, answered: times.length, refused, ...toLatencies(times) };
}
