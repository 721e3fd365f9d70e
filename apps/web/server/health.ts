import type { FastifyInstance } from "fastify";
import type { ChangesFollower } from "#server/changes.ts";
import type { PageCache } from "./pages/page-cache.ts";

type HealthOptions = { backendUrl: string; changes: ChangesFollower; cache: PageCache };

const BACKEND_LIMIT_MS = 2_000;

/** `live`: the process answers. `ready`: it has something to show, either from the backend or from the page cache. */
export function registerHealth(app: FastifyInstance, { backendUrl, changes, cache }: HealthOptions): void {
	app.get("/health/live", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "live" }));

	app.get("/health/ready", async (_request, reply) => {
		const backend = changes.isFollowing() ? undefined : await findFault(backendUrl);
		const ready = backend === undefined || cache.count > 0;
		return reply
			.code(ready ? 200 : 503)
			.header("cache-control", "no-store")
			.send({
				status: ready ? "ready" : "not ready",
				backend: backend ?? "reachable",
				followsChanges: changes.isFollowing(),
				cachedPages: cache.count,
				cachedBytes: cache.bytes,
			});
	});
}

async function findFault(backendUrl: string): Promise<string | undefined> {
	try {
		const response = await fetch(`${backendUrl}/health/ready`, { signal: AbortSignal.timeout(BACKEND_LIMIT_MS) });
		await response.body?.cancel();
		return response.ok ? undefined : `answers ${response.status}`;
	} catch (error) {
		return error instanceof Error ? `unreachable: ${error.message}` : "unreachable";
	}
}
