import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { promisify } from "node:util";
import { measureSecondStart } from "#bench/second-start.ts";
import { startBareServer } from "#bench/support/bare-server.ts";
import { anonymousHeaders, ask, askInTurn, type LoopResult, toLatencies } from "#bench/support/http.ts";
import { formatFailures, measureLeads } from "#bench/support/lead-load.ts";
import { cpuMs, findBackend, pssMb } from "#bench/support/processes.ts";
import { callerOf, drawQuestions } from "#bench/support/questions.ts";
import { untilReady, webSpec } from "#scripts/site/programs.ts";
import { type Child, endChild, startChild } from "#scripts/system/children.ts";
import { freePort } from "#scripts/system/ports.ts";
import { printLine, runCommand } from "#scripts/terminal/terminal.ts";

const CONNECTIONS = 32;

type Load = { perSecond: number; p50: string; p99: string };
type Line = { name: string; ratio?: number; value: string; times: string };
type Server = { name: string; url: string; pid?: number };
type OwnWeb = { url: string; child: Child; end: () => Promise<void> };
type Target = { name: string; pid: number; url: string; headers?: Record<string, string>; status?: number };

/** Runs `wrk` against an address for so many seconds over 32 connections. Throws if a reply is not as expected. */
async function measureWithWrk({ url, headers = {}, status = 200 }: Target, seconds: number): Promise<Load> {
	const reply = await ask(url, { headers });
	if (reply.status !== status) throw new Error(`${url} answers ${reply.status}, not ${status}.`);
	const asHeaders = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
	const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "--latency", ...asHeaders, url];
	const { stdout } = await promisify(execFile)("wrk", args).catch((error: unknown) => {
		throw new Error("wrk does not run: apt-get install wrk", { cause: error });
	});
	if (/Socket errors|Non-2xx/.test(stdout.replace(/Non-2xx or 3xx responses: 0/, "")))
		throw new Error(`${url} failed under load: ${stdout}`);
	const read = (what: RegExp) => what.exec(stdout)?.[1] ?? "";
	return {
		perSecond: Number(read(/Requests\/sec:\s+([\d.]+)/)),
		p50: read(/^\s+50%\s+(\S+)/m),
		p99: read(/^\s+99%\s+(\S+)/m),
	};
}

const PAGE = "/colleges?category=1";
const DATA = "/colleges.data?category=1";
const BR = { "accept-encoding": "br" };
/**
 * Each round measures every server, so that other load on the machine affects all alike; the median of the rounds counts. A first,
 * uncounted round compiles the code.
 */
const ROUNDS = 5;
const ROUND_SECONDS = 2;
const LOOP_SECONDS = 5;
const UNCACHED = { rounds: 2, seconds: 4 };
const LEADS = { perSecond: 150, seconds: 5 };
const CONCURRENT_REQUESTS = 4;
const FILE = "docs/performance.md";
const TABLE_START = "<!-- the table of npm run bench -->\n";
const TABLE_END = "<!-- its end -->\n";

/**
 * `npm run bench` takes three minutes and writes the table of docs/performance.md, ratios first: cached pages against bare Fastify,
 * uncached ones against the peer at PEER_URL (a plain Next page over the same backend), and the backend's own replies. Needs a running
 * test site (`. .data/test-site.env`) and Debian's wrk. Leads with full database durability have their own run (`bench:leads`).
 */
await runCommand(async () => {
	const { BACKEND_URL: backendUrl, BACKEND_KEY: key } = process.env;
	if (backendUrl === undefined || key === undefined)
		throw new Error("No backend: run `npm run test:site` beside this.");
	const before = loadavg();
	const questions = await drawQuestions(callerOf(backendUrl, key));
	const lines: Line[] = [];
	const print = (line: Line) => {
		lines.push(line);
		printLine(
			`${(line.ratio?.toFixed(2) ?? "").padStart(5)}  ${line.name.padEnd(48)} ${line.value.padStart(14)}  ${line.times}`,
		);
	};
	const site = await startOwnWeb(backendUrl, key);
	const { url, child } = site;
	try {
		for (const line of await measureCached(url, child.pid)) print(line);
		const { PEER_URL: peerUrl } = process.env;
		const servers: readonly [Server, Server | undefined] = [
			{ name: "this site, uncached", url, pid: child.pid },
			peerUrl === undefined ? undefined : { name: "the peer", url: peerUrl },
		];
		let pages = 0;
		for (const [name, paths] of Object.entries({ list: questions.lists, college: questions.colleges })) {
			const measured = await measureUncached(name, paths, servers);
			for (const line of measured.lines) print(line);
			pages += measured.pages;
		}
		const headersOf = () => ({ authorization: `Bearer ${key}` });
		for (const name of ["search", "suggest", "ask", "say", "check", "predict"] as const) {
			const addresses = questions[name].map((path) => backendUrl + path);
			const loop = await askInTurn(addresses, { headersOf, atOnce: CONCURRENT_REQUESTS, seconds: LOOP_SECONDS });
			print(toLine(`backend: ${name}`, loop));
		}
		print(await measureLeadsOf({ port: Number(new URL(backendUrl).port), key }));
		print(memoryOf(`web, after ${pages} distinct pages`, child.pid));
		const backend = findBackend(new URL(backendUrl).port);
		if (backend !== undefined) print(memoryOf("backend", backend));
	} finally {
		await site.end();
	}
	for (const [which, start] of Object.entries(await measureSecondStart())) {
		if (start === undefined) continue;
		const value = `${(start.ms / 1_000).toFixed(1)} s`;
		print({ name: `${which} npm start to its first page`, value, times: start.steps });
	}
	writeFileSync(FILE, withTable(readFileSync(FILE, "utf8"), toMarkdown(lines, before)));
	printLine(`Written: ${FILE}`);
	return 0;
});

async function measureCached(url: string, pid: number): Promise<Line[]> {
	const page = await ask(url + PAGE, { headers: BR });
	const data = await ask(url + DATA, { headers: BR });
	const bare = await startBareServer(page.body);
	try {
		const known = { ...BR, "if-none-match": String(page.headers.etag) };
		const targets: readonly Target[] = [
			{ name: `bare Fastify, the same ${page.body.length} bytes`, url: bare.url, pid: bare.pid },
			{ name: "this site, kept", url: url + PAGE, headers: BR, pid },
			{ name: "this site, kept, 304", url: url + PAGE, headers: known, status: 304, pid },
			{ name: `this site, kept .data (${data.body.length} bytes)`, url: url + DATA, headers: BR, pid },
		];
		for (const target of targets) await measureWithWrk(target, ROUND_SECONDS);
		const loads = targets.map((): (Load & { cpu: number })[] => []);
		for (let round = 0; round < ROUNDS; round += 1) {
			for (const [place, target] of targets.entries()) {
				const before = cpuMs(target.pid);
				const load = await measureWithWrk(target, ROUND_SECONDS);
				loads[place]?.push({ ...load, cpu: (cpuMs(target.pid) - before) / load.perSecond / ROUND_SECONDS });
			}
		}
		const median = (values: readonly number[]) => toLatencies(values).p50;
		const [bareLoads = []] = loads;
		return targets.map(({ name }, place) => {
			const own = loads[place] ?? [];
			const ratios = own.map(({ perSecond }, round) => perSecond / (bareLoads[round]?.perSecond ?? Number.NaN));
			const { p50, p99 } = own.at(-1) ?? { p50: "", p99: "" };
			const cpu = median(own.map((load) => load.cpu));
			const times = `p50 ${p50}, p99 ${p99}; CPU ${(cpu * 1_000).toFixed(1)} µs an answer`;
			return {
				name,
				ratio: median(ratios),
				value: `${Math.round(median(own.map((load) => load.perSecond)))}/s`,
				times,
			};
		});
	} finally {
		await bare.stop();
	}
}

async function startOwnWeb(backendUrl: string, key: string): Promise<OwnWeb> {
	const host = "127.0.0.1";
	const port = await freePort(3_500);
	const { AUTH_SECRET: authSecret = "" } = process.env;
	const own = { mode: "production", host, port, backendUrl, contentUrl: backendUrl, key, authSecret } as const;
	const child = startChild(webSpec(own, () => undefined));
	const url = `http://${host}:${port}`;
	const end = () => endChild(child, ["SIGTERM", "SIGKILL"], 10_000);
	await untilReady(child, url).catch(async (error: unknown) => {
		await end();
		throw error;
	});
	return { url, child, end };
}

/**
 * Uncached pages: each address is requested once over all servers and rounds, from varying client addresses. Servers get neighbouring
 * entries of the list, because its first ones are best known and heaviest. `pages` counts ours.
 */
async function measureUncached(
	name: string,
	paths: readonly string[],
	[ours, peer]: readonly [Server, Server | undefined],
): Promise<{ lines: Line[]; pages: number }> {
	const servers = [ours, ...(peer === undefined ? [] : [peer])];
	const share = Math.floor(paths.length / (servers.length * UNCACHED.rounds));
	const rounds = servers.map((): (LoopResult & { cpu: number | undefined })[] => []);
	for (let round = 0; round < UNCACHED.rounds; round += 1) {
		for (const [place, { url, pid }] of servers.entries()) {
			const from = (round * servers.length + place) * share;
			const own = paths.filter((_, number) => number % servers.length === place);
			const before = pid === undefined ? 0 : cpuMs(pid);
			const headersOf = (number: number) => anonymousHeaders(from + number);
			const loop = await askInTurn(
				own.slice(round * share, (round + 1) * share).map((path) => url + path),
				{ headersOf, atOnce: CONCURRENT_REQUESTS, seconds: UNCACHED.seconds },
			);
			rounds[place]?.push({ ...loop, cpu: pid === undefined ? undefined : (cpuMs(pid) - before) / loop.answered });
		}
	}
	const best = rounds.map((loops) => loops.reduce((one, other) => (one.perSecond > other.perSecond ? one : other)));
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

async function measureLeadsOf(backend: { port: number; key: string }): Promise<Line> {
	const { ids, failures, times } = await measureLeads(backend, LEADS);
	const { p50, p99 } = toLatencies(times);
	return {
		name: `backend: leads, ${LEADS.perSecond}/s asked for`,
		value: `${(ids.length / LEADS.seconds).toFixed(1)}/s`,
		times: `acknowledged, ${formatFailures(failures)} not; p50 / p99 ${p50.toFixed(1)} / ${p99.toFixed(1)} ms; without fsync`,
	};
}

function toLine(name: string, { perSecond, answered, refused, p50, p95, p99 }: LoopResult): Line {
	const refusals = refused === 0 ? "" : `, ${refused} refused`;
	const times = `p50 / p95 / p99 ${[p50, p95, p99].map((ms) => ms.toFixed(1)).join(" / ")} ms`;
	return { name, value: `${perSecond.toFixed(1)}/s`, times: `${answered} asked${refusals}; ${times}` };
}

function memoryOf(name: string, pid: number): Line {
	return { name: `memory: ${name}`, value: `${Math.round(pssMb(pid))} MB`, times: "PSS" };
}

function toMarkdown(lines: readonly Line[], before: readonly number[]): string {
	const [processor] = cpus();
	const rows = lines.map(
		({ name, ratio, value, times }) => `| ${ratio?.toFixed(2) ?? ""} | ${name} | ${value} | ${times} |`,
	);
	return `- ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${processor?.model.trim() ?? "processor"}, ${Math.round(totalmem() / 2 ** 30)} GB
- load of the machine: ${before[0]?.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after
- wrk: one thread, 32 connections, ${ROUNDS} rounds of ${ROUND_SECONDS} s after one that warms, the median; pages that are not kept: the better of two rounds, each address once, ${CONCURRENT_REQUESTS} at once

| ratio | what | | |
|--:|---|--:|---|
${rows.join("\n")}
`;
}

function withTable(page: string, table: string): string {
	const [before = "", rest = ""] = page.split(TABLE_START);
	return `${before}${TABLE_START}\n${table}\n${TABLE_END}${rest.split(TABLE_END)[1] ?? ""}`;
}
