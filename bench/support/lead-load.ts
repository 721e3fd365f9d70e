import { Agent, request } from "node:http";
import { createRandom } from "#bench/support/random.ts";
import { makeQuestion } from "#scripts/faults/leads.ts";

type Backend = { port: number; key: string };
type Pace = { perSecond: number; seconds: number };
type Reply = { status: number; text: string };

export type Measured = { times: number[]; ids: string[]; failed: number };

const TIMEOUT_MS = 10_000;
const WORDS = ["delhi", "iit", "medical", "law", "anna", "pune", "nursing", "commerce", "iit bombya", "womens"];
const SORTS = ["nirf", "-nirf", "name", "intake", "established"];

/** Leaves so many leads a second, whether or not answers are late, and measures from when each was due. In ms, sorted. */
export async function measureLeads(backend: Backend, pace: Pace): Promise<Measured> {
	const mark = `${Date.now().toString(36)}-${pace.perSecond}`;
	const ids: string[] = [];
	let failed = 0;
	const times = await paced(pace, async (agent, number) => {
		const { body, key, address } = makeQuestion(mark, number);
		const headers = { "content-type": "application/json", "idempotency-key": key, "x-visitor-address": address };
		const reply = await ask(backend, agent, { method: "POST", path: "/v1/User/Lead", headers, body });
		if (reply.status === 201) ids.push(JSON.parse(reply.text).data.id);
		else failed += 1;
	});
	return { times, ids, failed };
}

/** Searches as visitors do, none twice. */
export function measureSearches(backend: Backend, pace: Pace): Promise<number[]> {
	const random = createRandom(8);
	return paced(pace, async (agent, number) => {
		const query = new URLSearchParams({
			sort: random.pick(SORTS),
			page: String(1 + random.below(500)),
			n: String(number),
		});
		if (random.below(2) === 0) query.set("q", random.pick(WORDS));
		const reply = await ask(backend, agent, { method: "GET", path: `/v1/colleges?${query}`, headers: {} });
		if (reply.status !== 200) throw new Error(`A search was answered ${reply.status}.`);
	});
}

/** In ms, of times that are sorted; 1 is the longest. */
export function shareOf(times: readonly number[], share: number): number {
	const at = Math.min(times.length - 1, Math.floor(times.length * share));
	return Math.round((times[at] ?? Number.NaN) * 10) / 10;
}

async function paced(
	{ perSecond, seconds }: Pace,
	work: (agent: Agent, number: number) => Promise<void>,
): Promise<number[]> {
	const agent = new Agent({ keepAlive: true, maxSockets: 64 });
	const start = performance.now() + 50;
	const all = Array.from({ length: perSecond * seconds }, async (_, number) => {
		const due = start + (number * 1_000) / perSecond;
		await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
		await work(agent, number);
		return performance.now() - due;
	});
	const times = await Promise.all(all);
	agent.destroy();
	return times.sort((one, other) => one - other);
}

type Question = { method: "GET" | "POST"; path: string; headers: Record<string, string>; body?: string };

function ask({ port, key }: Backend, agent: Agent, { method, path, headers, body }: Question): Promise<Reply> {
	const all = { ...headers, authorization: `Bearer ${key}` };
	return new Promise((resolve, reject) => {
		const clientRequest = request(
			{ host: "127.0.0.1", port, path, method, agent, headers: all, timeout: TIMEOUT_MS },
			(reply) => {
				const chunks: Buffer[] = [];
				reply.on("data", (chunk: Buffer) => chunks.push(chunk));
				reply.on("end", () => resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(chunks).toString("utf8") }));
				reply.on("error", reject);
			},
		);
		clientRequest.on("timeout", () => clientRequest.destroy(new Error(`${path} took longer than ${TIMEOUT_MS} ms`)));
		clientRequest.on("error", reject);
		clientRequest.end(body);
	});
}
