import { Agent, get } from "node:http";
import { makeQuestion, sendLeadUntilAcknowledged } from "#scripts/faults/leads.ts";

/** `cached`: read before, so cached. `uncached`: an address not requested before. `lead`: one try to send a lead. */
export type Sort = "cached" | "uncached" | "lead";
/** Status 0 means no answer within the limit; times in ms of `performance.now()`. */
export type Sample = { sort: Sort; from: number; ms: number; status: number };

export type LoadPlan = { cachedPerSecond: number; uncachedPerSecond: number; leadsPerSecond: number };
export type Target = {
	siteUrl: string;
	backend: { port: number; key: string };
	cached: readonly string[];
	fresh: string[];
};

export type Load = {
	acknowledged: string[];
	longestLeadMs: () => number;
	/** Stops new arrivals; resolves when the last lead is acknowledged. */
	stop: () => Promise<{ leads: number }>;
};

const READ_LIMIT_MS = 10_000;
const PATIENCE = { longestPauseMs: 5_000, limitMs: 180_000 };

/** Readers and leads arrive at a fixed rate, however slow earlier ones are. Each lead is retried with its key until acknowledged. */
export function startLoad(target: Target, plan: LoadPlan, onSample: (sample: Sample) => void): Load {
	const agent = new Agent({ keepAlive: true, maxSockets: 1_024 });
	const acknowledged: string[] = [];
	const underWay = new Set<Promise<void>>();
	const mark = Date.now().toString(36);
	let leads = 0;
	let longestMs = 0;

	async function readOne(sort: Sort, path: string): Promise<void> {
		const from = performance.now();
		const status = await read(new URL(path, target.siteUrl), agent);
		onSample({ sort, from, ms: performance.now() - from, status });
	}

	async function leaveOne(): Promise<void> {
		const began = performance.now();
		const id = await sendLeadUntilAcknowledged(target.backend, makeQuestion(mark, leads++), {
			...PATIENCE,
			onTry: (answer, from) =>
				onSample({ sort: "lead", from, ms: performance.now() - from, status: answer?.status ?? 0 }),
		});
		if (id === undefined) return;
		acknowledged.push(id);
		longestMs = Math.max(longestMs, performance.now() - began);
	}

	const begin = (work: () => Promise<void>) => {
		const done = work().finally(() => underWay.delete(done));
		underWay.add(done);
	};
	const pick = () => target.cached[Math.floor(Math.random() * target.cached.length)] ?? "/";
	const stops = [
		every(plan.cachedPerSecond, () => begin(() => readOne("cached", pick()))),
		every(plan.uncachedPerSecond, () => begin(() => readOne("uncached", target.fresh.pop() ?? "/"))),
		every(plan.leadsPerSecond, () => begin(leaveOne)),
	];
	return {
		acknowledged,
		longestLeadMs: () => longestMs,
		stop: async () => {
			for (const stop of stops) stop();
			await Promise.all(underWay);
			agent.destroy();
			return { leads };
		},
	};
}

/** The status after the whole answer arrived; 0 if it did not within the limit. */
export function read(url: URL, agent: Agent): Promise<number> {
	return new Promise((resolve) => {
		const signal = AbortSignal.timeout(READ_LIMIT_MS);
		const request = get(url, { agent, signal, headers: { "accept-encoding": "br", accept: "text/html" } }, (reply) => {
			reply.on("error", () => resolve(0));
			reply.on("end", () => resolve(reply.complete ? (reply.statusCode ?? 0) : 0));
			reply.on("close", () => resolve(0));
			reply.resume();
		});
		request.on("error", () => resolve(0));
	});
}

function every(perSecond: number, call: () => void): () => void {
	const began = performance.now();
	let calls = 0;
	const timer = setInterval(() => {
		const due = ((performance.now() - began) / 1000) * perSecond;
		for (; calls < due; calls++) call();
	}, 1000 / Math.max(perSecond, 20));
	return () => clearInterval(timer);
}
