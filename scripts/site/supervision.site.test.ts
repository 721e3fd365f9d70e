import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test, vi } from "vitest";
import * as z from "zod";
import { untilReady, webSpec } from "#scripts/site/programs.ts";
import { Supervisor } from "#scripts/site/supervisor.ts";
import type { Child, ChildSpec } from "#scripts/system/children.ts";
import { freePort } from "#scripts/system/ports.ts";

const PATIENCE = { timeout: 60_000, interval: 50 };
const TEST_LIMIT_MS = 4 * PATIENCE.timeout;
const Settings = z.record(z.string(), z.string());

const supervisor = new Supervisor(() => undefined);
afterAll(() => supervisor.end(), PATIENCE.timeout);

async function keepUp(spec: ChildSpec, url: string): Promise<{ newest: () => Child | undefined; runs: Child[] }> {
	const runs: Child[] = [];
	const begin = async () => {
		const child = supervisor.launch(spec);
		runs.push(child);
		await untilReady(child, url);
		return child;
	};
	await supervisor.keepUp(spec.name, begin, () => undefined);
	return { runs, newest: () => runs.at(-1) };
}

async function statusOf(address: string): Promise<number> {
	try {
		const reply = await fetch(address, { signal: AbortSignal.timeout(20_000) });
		await reply.arrayBuffer();
		return reply.status;
	} catch {
		return 0;
	}
}

test(
	"a killed backend is back within seconds, and the web answers from its cache meanwhile",
	async () => {
		const own = Settings.parse(JSON.parse(process.env.BACKEND_SETTINGS ?? "{}"));
		const port = await freePort(4_450);
		const backendUrl = `http://127.0.0.1:${port}`;
		// Runs beside the site's own backend on one database: role api leaves the background work to the other.
		const env = { ...process.env, ...own, PORT: String(port), ROLE: "api" };
		const args = ["apps/backend/src/main.ts"];
		const backend = await keepUp(
			{ name: "backend", file: process.execPath, args, env, onLine: () => undefined },
			backendUrl,
		);

		const webPort = await freePort(4_460);
		const url = `http://127.0.0.1:${webPort}`;
		const site = { mode: "production", host: "127.0.0.1", port: webPort, backendUrl, contentUrl: backendUrl } as const;
		const secrets = { key: own.BACKEND_KEY ?? "", authSecret: randomBytes(32).toString("hex") };
		const pages = await keepUp(
			webSpec({ ...site, ...secrets }, () => undefined),
			url,
		);
		expect(await statusOf(`${url}/`)).toBe(200);
		const seen: number[] = [];
		let isOver = false;
		const reading = (async () => {
			for (; !isOver; await sleep(20)) seen.push(await statusOf(`${url}/`));
		})();

		backend.newest()?.send("SIGKILL");
		await vi.waitFor(async () => expect(await statusOf(`${backendUrl}/health/live`)).toBe(0), PATIENCE);
		await vi.waitFor(async () => expect(await statusOf(`${backendUrl}/health/ready`)).toBe(200), PATIENCE);
		await vi.waitFor(async () => expect(await statusOf(`${url}/engineering-colleges?page=2`)).not.toBe(503), PATIENCE);
		isOver = true;
		await reading;
		expect(new Set(seen)).toEqual(new Set([200]));
		expect(seen.length).toBeGreaterThan(10);
		expect(backend.runs).toHaveLength(2);
		expect(pages.runs).toHaveLength(1);
		expect(supervisor.failures).toEqual([]);
	},
	TEST_LIMIT_MS,
);
