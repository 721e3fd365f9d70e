import { join } from "node:path";
import { runInTrace } from "@uchit/monitoring/request-trace.ts";
import { afterEach, expect, test } from "vitest";
import { parseEnv } from "#server/env.ts";
import { startTrialBackend } from "#server/testing/trial-backend.ts";
import { RenderTimeout } from "./render.ts";
import { startRenderPool } from "./render-pool.ts";

const BUILD = join(import.meta.dirname, "..", "..", "build");
const PAGES = 20;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	for (const close of closing.splice(0)) await close();
});

async function start(settings: Record<string, string> = {}, limitMs?: number) {
	const env = parseEnv({ ...process.env, SITE_URL: "http://127.0.0.1", ...settings });
	const pool = await startRenderPool({ env, buildDirectory: BUILD, limitMs });
	closing.push(pool.close);
	return (path: string) => pool.render({ url: `http://127.0.0.1${path}`, changes: undefined });
}

test("another thread renders the pages while this one hardly works", async () => {
	const render = await start();
	const first = await render("/colleges?q=pool");
	expect([first.status, first.shared, first.scripts]).toEqual([200, true, "late"]);
	expect(first.variants.identity.toString("utf8")).toContain("</html>");
	expect(first.variants.br?.length).toBeLessThan(first.variants.identity.length / 2);
	expect(first.tags.length).toBeGreaterThan(0);
	const [own, all] = [process.threadCpuUsage(), process.cpuUsage()];
	await Promise.all(Array.from({ length: PAGES }, (_, page) => render(`/colleges?q=pool&page=${page + 1}`)));
	const [ownSince, allSince] = [process.threadCpuUsage(own), process.cpuUsage(all)];
	expect(ownSince.user + ownSince.system).toBeLessThan(0.2 * (allSince.user + allSince.system));
});

test("a backend request from a rendering thread carries the id of the visitor's request", async () => {
	const backend = await startTrialBackend();
	closing.push(backend.close);
	backend.state.mood = "failing";
	const render = await start({ BACKEND_URL: backend.url });
	const ids = ["first-request", "second-request"];
	const pages = await Promise.all(ids.map((id) => runInTrace({ id, traceparent: undefined }, () => render("/exams"))));
	expect(pages.map(({ status }) => status)).toEqual([503, 503]);
	expect(new Set(backend.traces.map(({ id }) => id))).toEqual(new Set(ids));
});

test("a page with a silent backend ends at its time limit, and the thread continues", async () => {
	const backend = await startTrialBackend();
	closing.push(backend.close);
	backend.state.mood = "silent";
	const render = await start({ BACKEND_URL: backend.url }, 1_500);
	await expect(render("/exams")).rejects.toBeInstanceOf(RenderTimeout);
	backend.state.mood = "failing";
	expect((await render("/exams")).status).toBe(503);
});

test("pages wait for the backend at the same time, in one thread or in many", async () => {
	const backend = await startTrialBackend();
	closing.push(backend.close);
	backend.state.mood = "silent";
	const render = await start({ BACKEND_URL: backend.url }, 1_500);
	const begun = performance.now();
	const pages = await Promise.allSettled(Array.from({ length: PAGES }, (_, page) => render(`/exams?page=${page + 1}`)));
	expect(pages.map(({ status }) => status)).toEqual(pages.map(() => "rejected"));
	expect(performance.now() - begun).toBeLessThan((PAGES / 2) * 1_500);
});
