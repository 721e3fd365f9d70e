import { writeFileSync } from "node:fs";
import { get } from "node:http";
import { cpus, loadavg, totalmem } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { type Asked, askInTurn } from "#bench/closed-loop.ts";
import { startPeers } from "#bench/peers.ts";
import { cpuMs, findBackend, pssMb } from "#bench/processes.ts";
import { drawQuestions } from "#bench/questions.ts";
import { measureSecondStart } from "#bench/second-start.ts";
import { type Load, measureWithWrk, type Target } from "#bench/wrk.ts";
import { web } from "#scripts/site/programs.ts";
import { endChild, startChild } from "#scripts/system/children.ts";
import { freePort } from "#scripts/system/ports.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";

const HOST = "127.0.0.1";
const PAGE = "/colleges?category=1";
const BR = { "accept-encoding": "br" };
/** Every peer is asked in every round, so that what else the machine does meets all of them; what counts is the median of the rounds. */
const ROUNDS = 3;
const ROUND_SECONDS = 2;
const LOOP_SECONDS = 8;
const AT_ONCE = 4;
const FILE = "docs/performance.md";

type Line = { name: string; ratio: number | undefined; value: string; times: string };

/**
 * `npm run bench`: everything beside its peers in one run, in four minutes: what is kept beside a bare Fastify and nginx, what is not,
 * and the backend's own answers; ratios first. It writes docs/performance.md. On a web of its own, over the backend of a running test
 * site (`. .data/test-site.env`); wrk and nginx are Debian's. Leads have a run of their own (`bench:leads`): the test site's database
 * has no safety on.
 */
await runCommand(async () => {
	const { BACKEND_URL: backendUrl, BACKEND_KEY: key, AUTH_SECRET: authSecret = "" } = process.env;
	if (backendUrl === undefined || key === undefined)
		throw new Error("No backend: run `npm run test:site` beside this.");
	const askBackend = async (path: string): Promise<unknown> =>
		(await fetch(backendUrl + path, { headers: { authorization: `Bearer ${key}` } })).json();
	const before = loadavg();
	const questions = await drawQuestions(askBackend);
	const port = await freePort(3_500);
	const own = { mode: "production", host: HOST, port, backendUrl, contentUrl: backendUrl, key, authSecret } as const;
	const site = startChild(web(own, () => undefined));
	const url = `http://${HOST}:${port}`;
	const lines: Line[] = [];
	const tell = (line: Line) => {
		lines.push(line);
		say(
			`${(line.ratio?.toFixed(2) ?? "").padStart(5)}  ${line.name.padEnd(48)} ${line.value.padStart(14)}  ${line.times}`,
		);
	};
	try {
		while (!(await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) await sleep(200);
		for (const line of await measureKept(url)) tell(line);
		let pages = 0;
		for (const [name, paths] of [
			["list, uncached", questions.lists],
			["college, uncached", questions.colleges],
		] as const) {
			const cpuBefore = cpuMs(site.pid);
			// Each from an address of its own, as strangers come.
			const headersOf = (place: number) => ({
				...BR,
				"x-forwarded-for": `10.${pages % 7}.${place >> 8}.${place & 255}`,
			});
			const asked = await askInTurn(
				paths.map((path) => url + path),
				{ headersOf, atOnce: AT_ONCE, seconds: LOOP_SECONDS },
			);
			pages += asked.answered;
			const cpu = (cpuMs(site.pid) - cpuBefore) / asked.answered;
			tell({ ...told(name, asked), times: `${told(name, asked).times}; CPU of the web ${cpu.toFixed(1)} ms a page` });
		}
		for (const name of ["search", "suggest", "ask", "predict"] as const) {
			const headersOf = () => ({ authorization: `Bearer ${key}` });
			const addresses = questions[name].map((path) => backendUrl + path);
			tell(told(`backend: ${name}`, await askInTurn(addresses, { headersOf, atOnce: AT_ONCE, seconds: LOOP_SECONDS })));
		}
		tell(memoryOf(`web, after ${pages} distinct pages`, site.pid));
		const backend = findBackend(new URL(backendUrl).port);
		if (backend !== undefined) tell(memoryOf("backend", backend));
	} finally {
		await endChild(site, ["SIGTERM", "SIGKILL"], 10_000);
	}
	const startMs = await measureSecondStart();
	tell({
		name: "second npm start to its first page",
		ratio: undefined,
		value: startMs === undefined ? "not measured" : `${(startMs / 1_000).toFixed(1)} s`,
		times: startMs === undefined ? "DATA_DIR was never started" : "",
	});
	writeFileSync(FILE, toMarkdown(lines, before));
	say(`Written: ${FILE}`);
	return 0;
});

async function measureKept(url: string): Promise<Line[]> {
	const bodies = { page: await bodyOf(url + PAGE), data: await bodyOf(`${url}/colleges.data?category=1`) };
	const tag = await tagOf(url + PAGE);
	const peers = await startPeers(url, bodies);
	try {
		const targets: (Target & { name: string })[] = [
			{ name: `bare Fastify, the same ${bodies.page.length} bytes`, url: `${peers.bareUrl}/page`, status: 200 },
			{ name: "this site, kept", url: url + PAGE, headers: BR, status: 200 },
			{ name: "this site, kept, 304", url: url + PAGE, headers: { ...BR, "if-none-match": tag }, status: 304 },
			{
				name: `this site, kept .data (${bodies.data.length} bytes)`,
				url: `${url}/colleges.data?category=1`,
				headers: BR,
				status: 200,
			},
			...(peers.nginxUrl === undefined
				? []
				: [{ name: "nginx, a file", url: `${peers.nginxUrl}/page`, status: 200 } as const]),
			...(peers.frontUrl === undefined
				? []
				: [
						{
							name: "nginx as a cache before this site",
							url: peers.frontUrl + PAGE,
							headers: BR,
							status: 200,
						} as const,
					]),
		];
		const loads = targets.map((): Load[] => []);
		for (let round = 0; round < ROUNDS; round += 1) {
			for (const [place, target] of targets.entries()) loads[place]?.push(await measureWithWrk(target, ROUND_SECONDS));
		}
		const [bare = []] = loads;
		return targets.map(({ name }, place) => {
			const own = loads[place] ?? [];
			const ratios = own.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? Number.NaN));
			const { p50, p99 } = own.at(-1) ?? { p50: "", p99: "" };
			const perSecond = median(own.map((load) => load.perSecond));
			return { name, ratio: median(ratios), value: `${Math.round(perSecond)}/s`, times: `p50 ${p50}, p99 ${p99}` };
		});
	} finally {
		await peers.stop();
	}
}

function told(name: string, { perSecond, answered, refused, p50, p95, p99 }: Asked): Line {
	const times = [p50, p95, p99].map((ms) => ms.toFixed(1)).join(" / ");
	const refusals = refused === 0 ? "" : `, ${refused} refused`;
	return {
		name,
		ratio: undefined,
		value: `${perSecond.toFixed(1)}/s`,
		times: `${answered} asked ${AT_ONCE} at once${refusals}; p50 / p95 / p99 ${times} ms`,
	};
}

function memoryOf(name: string, pid: number): Line {
	return { name: `memory: ${name}`, ratio: undefined, value: `${Math.round(pssMb(pid))} MB`, times: "PSS" };
}

function median(values: readonly number[]): number {
	return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** As it goes out compressed; `fetch` would open it. */
function bodyOf(url: string): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		get(url, { headers: BR }, async (reply) => resolve(Buffer.concat(await Array.fromAsync(reply)))).on(
			"error",
			reject,
		);
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
	return `# Performance

Written by \`npm run bench\`. Ratios are to the bare Fastify of the same run, asked in turn with it; only they can be compared between
machines and days.

- ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${processor?.model.trim() ?? "processor"}, ${Math.round(totalmem() / 2 ** 30)} GB
- load of the machine: ${before[0]?.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after
- wrk: one thread, 32 connections, ${ROUNDS} rounds of ${ROUND_SECONDS} s, the median; the rest: each address once, ${AT_ONCE} at once, ${LOOP_SECONDS} s

| ratio | what | | |
|--:|---|--:|---|
${rows.join("\n")}
`;
}
