import { measureProgram } from "@uchit/monitoring/metrics.ts";
import type { FastifyInstance } from "fastify";
import { Counter, Gauge, Histogram } from "prom-client";
import type { PageCache, PageState } from "./pages/page-cache.ts";
import type { Render } from "./pages/render.ts";

export type SiteMetrics = {
	countAnswer: (state: PageState) => void;
	noteCached: (status: number, ms: number) => void;
	timed: (render: Render) => Render;
	watch: (watched: { cache: PageCache; isFollowing: () => boolean }) => void;
};

/** Registers the site's metrics for Prometheus. Must be called before the routes are added. */
export function measureSite(app: FastifyInstance): SiteMetrics {
	const { registry, observe } = measureProgram(app);
	const registers = [registry];
	/** Hits since the last scrape: they are the most frequent event, and are added up here. */
	let cachedCount = 0;
	const answers = new Counter({
		name: "page_cache_answers_total",
		help: "Answers with a page that is everybody's, by what the cache had of it",
		labelNames: ["state"],
		registers,
		collect() {
			this.inc({ state: "hit" }, cachedCount);
			cachedCount = 0;
		},
	});
	for (const state of ["hit", "miss", "stale", "stale-error"] satisfies PageState[]) answers.inc({ state }, 0);
	const renders = new Histogram({
		name: "page_render_seconds",
		help: "How long pages took to be made, by whether there was one to show in the end",
		labelNames: ["outcome"],
		buckets: [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
		registers,
	});
	const atOnce = new Counter({
		name: "page_scripts_not_recognised_total",
		help: "Pages whose scripts run before they are painted, because React writes them in a way that we do not know",
		registers,
	});
	return {
		countAnswer: (state) => answers.inc({ state }),
		noteCached: (status, ms) => {
			cachedCount += 1;
			observe({ method: "GET", route: "/*", status }, ms / 1_000);
		},
		timed: (render) => async (job) => {
			const end = renders.startTimer();
			try {
				const page = await render(job);
				end({ outcome: page.status < 500 ? "made" : "failed" });
				if (page.scripts === "not-recognised") atOnce.inc();
				return page;
			} catch (error) {
				end({ outcome: "failed" });
				throw error;
			}
		},
		watch: ({ cache, isFollowing }) => {
			const gauge = (name: string, help: string, read: () => number) =>
				new Gauge({
					name,
					help,
					registers,
					collect() {
						this.set(read());
					},
				});
			gauge("page_cache_pages", "Pages that are kept", () => cache.count);
			gauge("page_cache_bytes", "What the kept pages weigh", () => cache.bytes);
			gauge("changes_followed", "1 while the backend tells of changes", () => (isFollowing() ? 1 : 0));
		},
	};
}
