import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "#backend/db/client.ts";

declare module "fastify" {
	interface FastifyInstance {
		/** What routes count for /metrics themselves. */
		counters: Counters;
	}
}

type Counters = {
	/** By the prefix of OTP_COUNTRIES, `mail`, or `none` of them. */
	countCode: (prefix: string, outcome: "sent" | "refused" | "over-budget") => void;
	countTry: (outcome: "right" | "wrong" | "locked") => void;
};

/** `GET /metrics` for Prometheus: the process, how long routes take, and the pool. Must be called before the routes are added. */
export function measure(app: FastifyInstance, db: Database): void {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const duration = new Histogram({
		name: "http_request_duration_seconds",
		help: "From the request's arrival to the reply's last byte",
		labelNames: ["method", "route", "status"],
		buckets: [0.002, 0.005, 0.01, 0.02, 0.04, 0.06, 0.1, 0.2, 0.5, 1, 2, 5],
		registers: [registry],
	});
	new Gauge({
		name: "database_connections",
		help: "Connections of the pool by state, and requests that wait for one",
		labelNames: ["state"],
		registers: [registry],
		collect() {
			const { totalCount, idleCount, waitingCount } = db.$client;
			this.set({ state: "busy" }, totalCount - idleCount);
			this.set({ state: "idle" }, idleCount);
			this.set({ state: "waited for" }, waitingCount);
		},
	});

	app.decorate("counters", countersIn(registry));

	app.addHook("onResponse", async (request, reply) => {
		// The route's pattern, never the address: labels must stay few.
		const route = request.routeOptions.url ?? "none";
		duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
	});

	app.get("/metrics", { schema: { hide: true } }, async (_request, reply) => {
		reply.type(registry.contentType);
		return registry.metrics();
	});
}

function countersIn(registry: Registry): Counters {
	const codes = new Counter({
		name: "otp_codes_total",
		help: "One-time codes that were asked for, by the country's prefix and what became of it",
		labelNames: ["prefix", "outcome"],
		registers: [registry],
	});
	const tries = new Counter({
		name: "otp_tries_total",
		help: "One-time codes that were shown, by what became of it",
		labelNames: ["outcome"],
		registers: [registry],
	});
	return {
		countCode: (prefix, outcome) => codes.inc({ prefix, outcome }),
		countTry: (outcome) => tries.inc({ outcome }),
	};
}
