import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { cpus, loadavg, totalmem } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { measureSecondStart } from "#bench/second-start.ts";
import { startBareServer } from "#bench/support/bare-server.ts";
import { askInTurn } from "#bench/support/closed-loop.ts";
import { measureLeads, shareOf } from "#bench/support/lead-load.ts";
import { type Line, median, memoryOf, toLine } from "#bench/support/lines.ts";
import { cpuMs, findBackend } from "#bench/support/processes.ts";
import { callerOf, drawQuestions } from "#bench/support/questions.ts";
import { measureUncached, type Server } from "#bench/uncached.ts";
import { web } from "#scripts/site/programs.ts";
import { endChild, startChild } from "#scripts/system/children.ts";
import { freePort } from "#scripts/system/ports.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";

const run = promisify(execFile);
const CONNECTIONS = 32;

type Load = { perSecond: number; p50: string; p99: string };
type Target = { url: string; headers?: Record<string, string>; status: 200 | 304 };

/** What one loop of `wrk` gets from an address in so many seconds over 32 connections. Throws where an answer is another than it should be. */
async function measureWithWrk({ url, headers = {}, status }: Target, seconds: number): Promise<Load> {
	await expectStatus({ url, headers, status });
	const asHeaders = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
	const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "--latency", ...asHeaders, url];
	const { stdout } = await run("wrk", args).catch((error: unknown) => {
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

async function expectStatus({ url, headers, status }: Required<Target>): Promise<void> {
	const reply = await fetch(url, { headers });
	await reply.arrayBuffer();
	if (reply.status !== status) throw new Error(`${url} answers ${reply.status}, not ${status}.`);
}

const HOST = "127.0.0.1";
const PAGE = "/colleges?category=1";
const BR = { "accept-encoding": "br" };
/**
 * Every server is asked in every round, so that what else the machine does meets all of them; what counts is the median of the rounds. One round
 * before them compiles what is asked, and is not counted.
 */
const ROUNDS = 5;
const ROUND_SECONDS = 2;
const LOOP_SECONDS = 5;
const LEADS = { perSecond: 150, seconds: 5 };
const AT_ONCE = 4;
const FILE = "docs/performance.md";
const TABLE_START = "<!-- the table of npm run bench -->\n";
const TABLE_END = "<!-- its end -->\n";

/**
 * `npm run bench`: everything in one run, in three minutes: cached pages beside a bare Fastify, uncached ones beside a peer
 * that PEER_URL names (a plain Next page over the same backend, started outside of this repository), and the backend's own answers;
 * ratios first. It writes the table of docs/performance.md. On a web of its own, over the backend of a running test site
 * (`. .data/test-site.env`); wrk is Debian's. Leads with every safety of the database on have a run of their own (`bench:leads`).
 */
await runCommand(async () => {
	const { BACKEND_URL: backendUrl, BACKEND_KEY: key, AUTH_SECRET: authSecret = "" } = process.env;
	if (backendUrl === undefined || key === undefined)
		throw new Error("No backend: run `npm run test:site` beside this.");
	const before = loadavg();
	const questions = await drawQuestions(callerOf(backendUrl, key));
	const port = await freePort(3_500);
	const own = { mode: "production", host: HOST, port, backendUrl, contentUrl: backendUrl, key, authSecret } as const;
	const site = startChild(web(own, () => undefined));
	const url = `http://${HOST}:${port}`;
	const lines: Line[] = [];
	const print = (line: Line) => {
		lines.push(line);
		say(
			`${(line.ratio?.toFixed(2) ?? "").padStart(5)}  ${line.name.padEnd(48)} ${line.value.padStart(14)}  ${line.times}`,
		);
	};
	try {
		while (!(await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) await sleep(200);
		for (const line of await measureCached(url, site.pid)) print(line);
		const { PEER_URL: peerUrl } = process.env;
		const servers: readonly [Server, Server | undefined] = [
			{ name: "this site, uncached", url, pid: site.pid },
			peerUrl === undefined ? undefined : { name: "the peer", url: peerUrl },
		];
		let pages = 0;
		for (const [name, paths] of [
			["list", questions.lists],
			["college", questions.colleges],
		] as const) {
			const measured = await measureUncached(name, paths, servers);
			for (const line of measured.lines) print(line);
			pages += measured.pages;
		}
		for (const name of ["search", "suggest", "ask", "predict"] as const) {
			const headersOf = () => ({ authorization: `Bearer ${key}` });
			const addresses = questions[name].map((path) => backendUrl + path);
			print(
				toLine(`backend: ${name}`, await askInTurn(addresses, { headersOf, atOnce: AT_ONCE, seconds: LOOP_SECONDS })),
			);
		}
		print(await printLeads({ port: Number(new URL(backendUrl).port), key }));
		print(memoryOf(`web, after ${pages} distinct pages`, site.pid));
		const backend = findBackend(new URL(backendUrl).port);
		if (backend !== undefined) print(memoryOf("backend", backend));
	} finally {
		await endChild(site, ["SIGTERM", "SIGKILL"], 10_000);
	}
	const { first, second } = await measureSecondStart();
	for (const [which, start] of [
		["first", first],
		["second", second],
	] as const) {
		if (start === undefined) continue;
		const value = `${(start.ms / 1_000).toFixed(1)} s`;
		print({ name: `${which} npm start to its first page`, ratio: undefined, value, times: start.steps });
	}
	writeFileSync(FILE, withTable(readFileSync(FILE, "utf8"), toMarkdown(lines, before)));
	say(`Written: ${FILE}`);
	return 0;
});

async function measureCached(url: string, pid: number): Promise<Line[]> {
	const page = await bodyOf(url + PAGE);
	const data = await bodyOf(`${url}/colleges.data?category=1`);
	const tag = await tagOf(url + PAGE);
	const bare = await startBareServer(page);
	try {
		const targets: readonly (Target & { name: string; pid: number })[] = [
			{ name: `bare Fastify, the same ${page.length} bytes`, url: bare.url, status: 200, pid: bare.pid },
			{ name: "this site, kept", url: url + PAGE, headers: BR, status: 200, pid },
			{ name: "this site, kept, 304", url: url + PAGE, headers: { ...BR, "if-none-match": tag }, status: 304, pid },
			{
				name: `this site, kept .data (${data.length} bytes)`,
				url: `${url}/colleges.data?category=1`,
				headers: BR,
				status: 200,
				pid,
			},
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
		const [bareLoads = []] = loads;
		return targets.map(({ name }, place) => {
			const own = loads[place] ?? [];
			const ratios = own.map(({ perSecond }, round) => perSecond / (bareLoads[round]?.perSecond ?? Number.NaN));
			const { p50, p99 } = own.at(-1) ?? { p50: "", p99: "" };
			const perSecond = median(own.map((load) => load.perSecond));
			const cpu = median(own.map((load) => load.cpu));
			const times = `p50 ${p50}, p99 ${p99}; CPU ${(cpu * 1_000).toFixed(1)} µs an answer`;
			return { name, ratio: median(ratios), value: `${Math.round(perSecond)}/s`, times };
		});
	} finally {
		await bare.stop();
	}
}

/** A machine that is busy with something else does not take them all in time: that is told, and the rest is measured. */
async function printLeads(backend: { port: number; key: string }): Promise<Line> {
	const name = `backend: leads, ${LEADS.perSecond}/s asked for`;
	try {
		const { ids, failed, times } = await measureLeads(backend, LEADS);
		const [p50, p99] = [shareOf(times, 0.5), shareOf(times, 0.99)];
		const value = `${(ids.length / LEADS.seconds).toFixed(1)}/s`;
		return {
			name,
			ratio: undefined,
			value,
			times: `acknowledged, ${failed} not; p50 / p99 ${p50} / ${p99} ms; without fsync`,
		};
	} catch (error) {
		return { name, ratio: undefined, value: "not measured", times: error instanceof Error ? error.message : "" };
	}
}

/** As it goes out compressed; `fetch` would open it. Throws for anything but the page itself. */
function bodyOf(url: string): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		get(url, { headers: BR }, async (reply) => {
			const body = Buffer.concat(await Array.fromAsync(reply));
			if (reply.statusCode === 200) resolve(body);
			else reject(new Error(`${url} answers ${reply.statusCode}.`));
		}).on("error", reject);
	});
}

async function tagOf(url: string): Promise<string> {
	const reply = await fetch(url, { headers: BR });
	await reply.arrayBuffer();
	return reply.headers.get("etag") ?? "";
}

function toMarkdown(lines: readonly Line[], before: readonly number[]): string {
	const [processor] = cpus();
	const rows = lines.map(
		({ name, ratio, value, times }) => `| ${ratio?.toFixed(2) ?? ""} | ${name} | ${value} | ${times} |`,
	);
	return `- ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${processor?.model.trim() ?? "processor"}, ${Math.round(totalmem() / 2 ** 30)} GB
- load of the machine: ${before[0]?.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after
- wrk: one thread, 32 connections, ${ROUNDS} rounds of ${ROUND_SECONDS} s after one that warms, the median; pages that are not kept: the better of two rounds, each address once, ${AT_ONCE} at once

| ratio | what | | |
|--:|---|--:|---|
${rows.join("\n")}
`;
}

/** What people wrote around the table stays. */
function withTable(page: string, table: string): string {
	const [before = "", rest = ""] = page.split(TABLE_START);
	return `${before}${TABLE_START}\n${table}\n${TABLE_END}${rest.split(TABLE_END)[1] ?? ""}`;
}
