import { measureProgram } from "@uchit/monitoring/metrics.ts";
import type { FastifyInstance } from "fastify";
import { Gauge, type Registry } from "prom-client";
import type { Database } from "#backend/db/client.ts";
import type { Env } from "#backend/env.ts";
import { targetsOf } from "#backend/lead/rules/targets.ts";
import { measureBacklog } from "#backend/monitoring/backlog-gauges.ts";
import { measureDisks } from "#backend/monitoring/disk-gauges.ts";
import { measureMisfits } from "#backend/monitoring/misfits.ts";
import { type Counters, createCounters } from "#backend/platform/counters.ts";
import { runsJobs, servesRequests } from "#backend/platform/role.ts";

declare module "fastify" {
	interface FastifyInstance {
		counters: Counters;
	}
}

type Parts = Record<"db" | "primary" | "background" | "people", Database> & { env: Env; now: () => Date };

/**
 * Registers the Prometheus metrics: process, route durations and pools in every role; visitor counts where requests are answered;
 * outboxes and jobs where they run. Call it before the routes are added.
 */
export function registerMetrics(app: FastifyInstance, { db, primary, background, people, env, now }: Parts): void {
	const { registry } = measureProgram(app);
	measureDisks(registry, { data: env.DATA_DIR, files: env.FILES_DIR });
	if (runsJobs(env)) measureMisfits(app, background);
	measurePools(registry, { readers: db, writers: primary, background, people });
	app.decorate("counters", createCounters(registry, { doesJobs: runsJobs(env), answers: servesRequests(env) }));
	if (runsJobs(env)) measureBacklog(registry, { db: background, now, targets: targetsOf(env) });
}

/** Parts that share a pool are reported once, under the first name. */
function measurePools(registry: Registry, pools: Readonly<Record<string, Database>>): void {
	const names = Object.entries(pools).filter(
		([, { $client }], at, all) => all.findIndex(([, other]) => other.$client === $client) === at,
	);
	new Gauge({
		name: "database_connections",
		help: "Connections of a pool by state, and requests that wait for one",
		labelNames: ["pool", "state"],
		registers: [registry],
		collect() {
			for (const [pool, { $client }] of names) {
				const { totalCount, idleCount, waitingCount } = $client;
				this.set({ pool, state: "busy" }, totalCount - idleCount);
				this.set({ pool, state: "idle" }, idleCount);
				this.set({ pool, state: "waited for" }, waitingCount);
			}
		},
	});
	const most = new Gauge({
		name: "database_connections_most",
		help: "How many connections a pool may have",
		labelNames: ["pool"],
		registers: [registry],
	});
	for (const [pool, { $client }] of names) most.set({ pool }, $client.options.max);
}
