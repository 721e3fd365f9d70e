import { setTimeout as sleep } from "node:timers/promises";
import { ask, toLatencies } from "#bench/support/http.ts";
import { runningBackend, startOwnWeb } from "#bench/support/own-web.ts";
import { printLine, runCommand } from "#scripts/terminal/terminal.ts";

const FLOODER = "203.0.113.1";
const VISITOR = "198.51.100.9";
const SECONDS = 60;
const FLOOD_PER_SECOND = 20;
const CONCURRENT_REQUESTS = 250;
/** Later replies count as missing. */
const TIMEOUT_MS = 30_000;

type Reply = { status: number; retryAfter: unknown; ms: number };

/**
 * `npm run bench:flood` measures other visitors' latency while one address sends 20 new searches a second for a minute, and the outcome
 * of 250 new pages requested at once. Needs a running test site (`. .data/test-site.env`).
 */
await runCommand(async () => {
	const site = await startOwnWeb(runningBackend());
	const ask = requesterOf(site.url);
	try {
		await measureFlood(ask);
		await measureRush(ask);
	} finally {
		await site.end();
	}
	return 0;
});

type Ask = ReturnType<typeof requesterOf>;

async function measureFlood(ask: Ask): Promise<void> {
	await ask("/", VISITOR);
	const flood: Promise<Reply>[] = [];
	const cachedReplies: Promise<Reply>[] = [];
	const made: Promise<Reply>[] = [];
	const start = performance.now();
	for (let place = 0; place < SECONDS * FLOOD_PER_SECOND; place += 1) {
		await sleep(start + (place * 1_000) / FLOOD_PER_SECOND - performance.now());
		flood.push(ask(`/colleges?q=flood+${place}`, FLOODER));
		cachedReplies.push(ask("/", VISITOR));
		if (place % FLOOD_PER_SECOND === 0) made.push(ask(`/colleges?q=visitor+${place}`, VISITOR));
	}
	printLine(`one address asks ${FLOOD_PER_SECOND} new searches a second for ${SECONDS} s`);
	print("  its own", await Promise.all(flood));
	print("  another's kept page", await Promise.all(cachedReplies));
	print("  another's new page", await Promise.all(made));
}

async function measureRush(ask: Ask): Promise<void> {
	const replies = Array.from({ length: CONCURRENT_REQUESTS }, (_, place) =>
		ask(`/colleges?q=rush+${place}`, `10.0.${place}.7`),
	);
	printLine(`${CONCURRENT_REQUESTS} new pages are asked for at once`);
	print("  all", await Promise.all(replies));
}

function print(what: string, replies: readonly Reply[]): void {
	const statuses = Object.groupBy(replies, ({ status }) => status);
	const counts = Object.entries(statuses).map(([status, { length } = []]) => `${length} × ${status}`);
	const refused = (statuses[503] ?? []).filter(({ retryAfter }) => retryAfter === undefined).length;
	const shown = (statuses[200] ?? []).map(({ ms }) => ms);
	const { p50, p95, p99, most } = toLatencies(shown);
	const times = [p50, p95, p99, most].map((ms) => Math.round(ms)).join(" / ");
	printLine(`${what}: ${counts.join(", ")}; p50 / p95 / p99 / max ${times} ms; 503 without Retry-After ${refused}`);
}

/** Each request has its own connection and claims its address as a local proxy would. Status 0: no reply in time. */
function requesterOf(url: string) {
	return async (path: string, from: string): Promise<Reply> => {
		const start = performance.now();
		const headers = { "x-forwarded-for": from, "accept-encoding": "br" };
		const reply = await ask(url + path, { agent: false, headers, timeout: TIMEOUT_MS }).catch(() => undefined);
		return { status: reply?.status ?? 0, retryAfter: reply?.headers["retry-after"], ms: performance.now() - start };
	};
}
