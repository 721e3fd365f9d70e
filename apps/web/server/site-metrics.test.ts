import { serveMetrics } from "@uchit/monitoring/metrics.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PATIENCE, startTrialApp, type TrialApp } from "#server/testing/trial-app.ts";

let app: TrialApp;
beforeEach(async () => {
	app = await startTrialApp();
});
afterEach(() => app.close());

async function shown(): Promise<string[]> {
	const server = await serveMetrics(app.metrics, { host: "127.0.0.1", port: 0 });
	const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
	server.close();
	return text.split("\n");
}

test("answers of the page cache are counted by state, and renderings by duration", async () => {
	for (let attempt = 0; attempt < 3; attempt++) await app.get("/colleges");
	const lines = await shown();
	for (const line of [
		'page_cache_answers_total{state="miss"} 1',
		'page_cache_answers_total{state="hit"} 2',
		'page_cache_answers_total{state="stale-error"} 0',
		'page_render_seconds_count{outcome="made"} 1',
		"page_cache_pages 1",
		"changes_followed 1",
		'http_request_duration_seconds_count{method="GET",route="/*",status="200"} 3',
	])
		expect(lines).toContain(line);
});

test("an outage shows in the metrics of failures and of followed changes", async () => {
	await app.get("/colleges");
	await app.backend.close();
	await vi.waitFor(async () => expect(await shown()).toContain("changes_followed 0"), PATIENCE);
	await app.get("/colleges?page=2");
	expect(await shown()).toContain('page_render_seconds_count{outcome="failed"} 1');
});

test("visitors cannot see the metrics", async () => {
	expect((await app.get("/metrics")).body).not.toContain("page_cache_answers_total");
});
