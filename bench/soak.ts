import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { anonymousHeaders, askInTurn, askPaced, toLatencies } from "#bench/support/http.ts";
import { formatFailures, measureLeads } from "#bench/support/lead-load.ts";
import { formatTimes, toLine } from "#bench/support/lines.ts";
import { startOwnWeb } from "#bench/support/own-web.ts";
import { pssMb } from "#bench/support/processes.ts";
import { callerOf, drawQuestions } from "#bench/support/questions.ts";
import type { QueryTimes } from "#bench/support/time-queries.ts";
import { untilReady } from "#scripts/site/programs.ts";
import { type Child, endChild, startChild } from "#scripts/system/children.ts";
import { freePort } from "#scripts/system/ports.ts";
import { printLine, runCommand } from "#scripts/terminal/terminal.ts";

const HOST = "127.0.0.1";
const PAGES = 10_000;
const CONCURRENT_REQUESTS = 4;
const MAX_SECONDS = 900;
const SAMPLE_MS = 15_000;
/** Requests per second, by kind. */
const PACE = { kept: 20, new: 5, search: 6, suggest: 10, ask: 3, predict: 3, leads: 2 } as const;
/** A statement whose 99th percentile exceeds this is reported, if it ran often enough. */
const SLOW_MS = 50;
const MIN_CALLS = 100;

/**
 * `npm run bench:soak -- [--minutes 10]` measures the memory of a web and a backend while 10,000 new pages are made and then under mixed
 * load, and the duration of the statements. Needs a running test site (`. .data/test-site.env`).
 */
await runCommand(async () => {
	const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" } } });
	const seconds = Number(values.minutes) * 60;
	const { BACKEND_SETTINGS: settings, BACKEND_KEY: key = "" } = process.env;
	if (settings === undefined) throw new Error("No backend: run `npm run test:site` beside this.");
	const folder = mkdtempSync(join(tmpdir(), "soak-"));
	const file = join(folder, "queries.json");
	const backendPort = await freePort(4_500);
	const backendUrl = `http://${HOST}:${backendPort}`;
	const backend = startChild({
		name: "backend",
		file: process.execPath,
		args: [
			"--import",
			resolve("bench/support/time-queries.ts"),
			"--max-semi-space-size=16",
			"apps/backend/src/main.ts",
		],
		env: { ...process.env, ...JSON.parse(settings), PORT: String(backendPort), QUERY_TIMES: file },
		onLine: () => undefined,
	});
	const ends = [() => endChild(backend, ["SIGTERM", "SIGKILL"], 20_000)];
	try {
		await untilReady(backend, backendUrl);
		const site = await startOwnWeb({ url: backendUrl, key }, { pagesPerMinute: 0 });
		const { url } = site;
		const watched = watchMemory([site.child, backend]);
		ends.push(site.end, async () => watched.stop());
		const questions = await drawQuestions(callerOf(backendUrl, key));
		const colleges = await listColleges(url, PAGES + seconds * PACE.new);
		watched.say("both ready");
		const made = await askInTurn(colleges.slice(0, PAGES), {
			headersOf: anonymousHeaders,
			atOnce: CONCURRENT_REQUESTS,
			seconds: MAX_SECONDS,
		});
		const { name, value, times } = toLine("new pages", made);
		printLine(`${name}: ${value}, ${times}`);
		watched.say("their end");
		backend.send("SIGUSR2");
		await soak({ url, backendUrl, backendPort, key, seconds, questions, colleges: colleges.slice(PAGES) });
		watched.say("the end of all");
	} finally {
		for (const end of ends.toReversed()) await end();
	}
	printQueries(JSON.parse(readFileSync(file, "utf8")));
	rmSync(folder, { recursive: true });
	return 0;
});

type Soak = {
	url: string;
	backendUrl: string;
	backendPort: number;
	key: string;
	seconds: number;
	questions: Awaited<ReturnType<typeof drawQuestions>>;
	colleges: readonly string[];
};

async function soak({ url, backendUrl, backendPort, key, seconds, questions, colleges }: Soak): Promise<void> {
	const ofTheWeb = (): Record<string, string> => ({ authorization: `Bearer ${key}` });
	const answered = async (
		what: keyof typeof PACE,
		addresses: readonly string[],
		headersOf: (place: number) => Record<string, string> = ofTheWeb,
	) => {
		const all = Array.from({ length: seconds * PACE[what] }, (_, place) => addresses[place % addresses.length] ?? "");
		const times = await askPaced(all, PACE[what], headersOf);
		return `${what}, ${PACE[what]}/s: ${all.length} answered; ${formatTimes(toLatencies(times))}`;
	};
	const requests = (["search", "suggest", "ask", "predict"] as const).map((what) =>
		answered(
			what,
			questions[what].map((path) => backendUrl + path),
		),
	);
	const leads = async () => {
		const { times, ids, failures } = await measureLeads({ port: backendPort, key }, { perSecond: PACE.leads, seconds });
		return `leads, ${PACE.leads}/s: ${ids.length} acknowledged, ${formatFailures(failures)} not; ${formatTimes(toLatencies(times))}`;
	};
	const pages = [answered("kept", [`${url}/`], anonymousHeaders), answered("new", colleges, anonymousHeaders)];
	for (const line of await Promise.all([...pages, ...requests, leads()])) printLine(line);
}

async function listColleges(url: string, count: number): Promise<string[]> {
	const read = async (address: string) => {
		let reply = await fetch(url + address);
		// A backend that has just started serves its addresses only after a while.
		for (; !reply.ok; reply = await fetch(url + address)) await sleep(500);
		const map = await reply.text();
		return [...map.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path = ""]) => path);
	};
	const maps = (await read("/sitemap.xml")).filter((path) => path.includes("/colleges-"));
	const all = (await Promise.all(maps.map(read))).flat().filter((path) => /^\/college\/[^/]+$/.test(path));
	if (all.length < count) throw new Error(`The map lists ${all.length} colleges, ${count} are wanted.`);
	const step = Math.floor(all.length / count);
	return Array.from({ length: count }, (_, place) => url + all[place * step]);
}

function watchMemory(programs: readonly Child[]) {
	const startedAt = Date.now();
	let most = 0;
	const print = (when = "") => {
		if (programs.some((program) => program.hasExited())) return;
		const memory = programs.map(({ pid }) => pssMb(pid));
		most = Math.max(
			most,
			memory.reduce((sum, each) => sum + each, 0),
		);
		const each = programs.map(({ name }, place) => `${name} ${Math.round(memory[place] ?? 0)} MB`).join(", ");
		printLine(
			`${Math.round((Date.now() - startedAt) / 1_000)} s: ${each}; together at most ${Math.round(most)} MB ${when}`,
		);
	};
	const timer = setInterval(print, SAMPLE_MS);
	return { say: print, stop: () => clearInterval(timer) };
}

function printQueries([all, ...statements]: readonly QueryTimes[]): void {
	if (all === undefined) throw new Error("No statement was timed.");
	printLine(
		`${all.calls} statements: p50 ${all.p50.toFixed(1)}, p99 ${all.p99.toFixed(1)}, most ${all.most.toFixed(0)} ms`,
	);
	const slow = statements.filter(({ calls, p99 }) => calls >= MIN_CALLS && p99 > SLOW_MS);
	printLine(`${slow.length} of ${statements.length} statements take over ${SLOW_MS} ms at p99`);
	for (const { statement, calls, p50, p99, most } of statements
		.toSorted((one, other) => other.p99 - one.p99)
		.slice(0, 12))
		printLine(
			`  ${calls} × p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, most ${most.toFixed(0)} ms: ${statement.slice(0, 160)}`,
		);
}
