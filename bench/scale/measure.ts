import { readFileSync } from "node:fs";
import { askInTurn } from "#bench/support/closed-loop.ts";
import { cpuMs, pssMb } from "#bench/support/processes.ts";
import { callerOf, drawQuestions } from "#bench/support/questions.ts";
import { backendOf } from "#scripts/faults/world.ts";
import { backend, untilReady, web } from "#scripts/site/programs.ts";
import type { Supervisor } from "#scripts/site/supervisor.ts";
import { type Child, endChild } from "#scripts/system/children.ts";
import { freePort } from "#scripts/system/ports.ts";
import { say } from "#scripts/terminal/terminal.ts";

const HOST = "127.0.0.1";
const BACKEND_PORT = 4_460;
const WEB_PORT = 3_460;
const SECONDS = 12;
const AT_ONCE = 4;
/** So many are asked first, and not counted: they compile what is asked. */
const WARM = 150;
/** From as many addresses the visitors come, in turn. */
const VISITORS = 10_000;
const MOST_MINUTES = 15;
const GRACE_MS = 20_000;

type Launch = Supervisor["launch"];
type Asked = { addresses: readonly string[]; headersOf: (place: number) => Record<string, string> };

/** Each as it is printed. */
export type Cells = Record<string, string>;

/**
 * Starts a backend on a database without indexes in files, starts it again with them, asks it what visitors ask, and a web of its own for
 * pages that nobody asked before. What does not work is told in its cell, and the rest is measured.
 */
export async function measureSite(launch: Launch, databaseUrl: string, dataDir: string): Promise<Cells> {
	const of = backendOf(databaseUrl, await freePort(BACKEND_PORT), undefined);
	const url = `http://${HOST}:${of.port}`;
	const spec = backend({ mode: "production", role: "api", host: HOST, dataDir, filesDir: dataDir, ...of }, say);
	const start = async (): Promise<{ child: Child; tookMs: number }> => {
		const begun = performance.now();
		const child = launch(spec);
		await untilReady(child, url, patience());
		return { child, tookMs: performance.now() - begun };
	};
	const first = await start();
	const building = peakMb(first.child.pid);
	const cells: Cells = { "start, builds": `${toSeconds(first.tookMs)}, ${cpuSeconds(first.child.pid)} CPU` };
	await endChild(first.child, ["SIGTERM", "SIGKILL"], GRACE_MS);
	const { child, tookMs } = await start();
	cells["start, from files"] = `${toSeconds(tookMs)}, ${cpuSeconds(child.pid)} CPU`;
	const ready = pssMb(child.pid);
	const questions = await drawQuestions(callerOf(url, of.key));
	const headersOf = (place: number) => ({ authorization: `Bearer ${of.key}`, "x-visitor-address": addressOf(place) });
	const asked = { ...questions, colleges: questions.colleges.map((path) => `/v1/colleges/${path.split("/").at(-1)}`) };
	for (const kind of ["search", "suggest", "ask", "predict", "colleges"] as const) {
		const addresses = asked[kind].map((path) => url + path);
		cells[kind] = await measureKind({ addresses, headersOf }, child.pid);
	}
	const port = await freePort(WEB_PORT);
	const programs = { backendUrl: url, contentUrl: url, key: of.key, authSecret: of.contentSecret };
	const site = launch(web({ mode: "production", host: HOST, port, pagesPerMinute: 0, ...programs }, say));
	await untilReady(site, `http://${HOST}:${port}`, patience());
	cells["college page, new"] = await measureKind(
		{
			addresses: questions.colleges.map((path) => `http://${HOST}:${port}${path}`),
			headersOf: (place) => ({ "x-forwarded-for": addressOf(place), "accept-encoding": "br" }),
		},
		site.pid,
	);
	cells["memory: ready / after / most while building"] = [ready, pssMb(child.pid), building].map(toMb).join(" / ");
	await endChild(site, ["SIGTERM", "SIGKILL"], GRACE_MS);
	await endChild(child, ["SIGTERM", "SIGKILL"], GRACE_MS);
	return cells;
}

/** "p50 / p95, processor's time of the program for one answer" */
async function measureKind({ addresses, headersOf }: Asked, pid: number): Promise<string> {
	try {
		await askInTurn(addresses.slice(0, WARM), { headersOf, atOnce: AT_ONCE, seconds: SECONDS });
		const before = cpuMs(pid);
		const { p50, p95, answered, refused } = await askInTurn(addresses.slice(WARM), {
			headersOf,
			atOnce: AT_ONCE,
			seconds: SECONDS,
		});
		const cpu = (cpuMs(pid) - before) / answered;
		const refusals = refused === 0 ? "" : `, ${refused} refused`;
		return `${p50.toFixed(1)} / ${p95.toFixed(1)} ms, ${cpu.toFixed(1)} CPU${refusals}`;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

function addressOf(place: number): string {
	const visitor = place % VISITORS;
	return `10.20.${visitor >> 8}.${visitor & 255}`;
}

/** A start that takes longer is a finding, and ends the measurement. */
function patience(): (reason: string) => void {
	let minutes = 0;
	return (reason) => {
		minutes += 1;
		say(reason);
		if (minutes >= MOST_MINUTES) throw new Error(`Not ready after ${MOST_MINUTES} minutes: ${reason}`);
	};
}

/** The most that the process ever held. Source: /proc/PID/status. */
function peakMb(pid: number): number {
	const [, kilobytes = "0"] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	return Number(kilobytes) / 1_024;
}

function toMb(mb: number): string {
	return `${Math.round(mb)} MB`;
}

function toSeconds(ms: number): string {
	return `${(ms / 1_000).toFixed(1)} s`;
}

function cpuSeconds(pid: number): string {
	return toSeconds(cpuMs(pid));
}
