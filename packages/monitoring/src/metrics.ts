import { once } from "node:events";
import { createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

declare module "fastify" {
	interface FastifyInstance {
		metrics: Registry;
	}
}

export type Measured = {
	registry: Registry;
	/** Records a request that no route handled; in seconds. */
	observe: (labels: { method: string; route: string; status: number }, seconds: number) => void;
};

/** Measures the process and how long its routes take. Must be called before the routes are added. */
export function measureProgram(app: FastifyInstance): Measured {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const duration = new Histogram({
		name: "http_request_duration_seconds",
		help: "From the request's arrival to the reply's last byte",
		labelNames: ["method", "route", "status"],
		buckets: [0.002, 0.005, 0.01, 0.02, 0.04, 0.06, 0.1, 0.2, 0.5, 1, 2, 5],
		registers: [registry],
	});
	app.decorate("metrics", registry);
	app.addHook("onResponse", async (request, reply) => {
		// The route's pattern, never the address: labels must stay few.
		const route = request.routeOptions.url ?? "none";
		duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
	});
	return { registry, observe: (labels, seconds) => duration.observe(labels, seconds) };
}

export type MetricsServer = { port: number; close: () => void };

/** Serves `/metrics` for Prometheus on a port that visitors cannot reach; 0 picks a free port. Throws if the port is taken. */
export async function serveMetrics(
	registry: Registry,
	{ host, port }: { host: string; port: number },
): Promise<MetricsServer> {
	const server = createServer((request, response) => {
		if (request.method !== "GET" || request.url !== "/metrics") return response.writeHead(404).end();
		return registry.metrics().then(
			(text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
			() => response.writeHead(500).end(),
		);
	});
	await once(server.listen(port, host), "listening");
	const address = server.address();
	return {
		port: typeof address === "object" && address !== null ? address.port : port,
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}
