import type { FastifyInstance } from "fastify";
import * as z from "zod";
import type { ChangesSubscription } from "#server/changes.ts";
import type { PageCache } from "./pages/page-cache.ts";

type HealthOptions = {
	backendUrl: string;
	changes: ChangesSubscription;
	cache: PageCache;
	firstPages: () => Promise<string[]>;
};

const BACKEND_LIMIT_MS = 2_000;
const RETRY_MS = 1_000;

/**
 * `live`: the process answers. `ready`: it has made its first pages, and can serve pages from the backend or the page
 * cache.
 */
export function registerHealth(app: FastifyInstance, options: HealthOptions): void {
	const { backendUrl, changes, cache, firstPages } = options;
	const findUnmade = createFirstPages(app, firstPages);
	app.get("/health/live", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "live" }));

	app.get("/health/ready", async (_request, reply) => {
		const backend = changes.isFollowing() ? undefined : await findFault(backendUrl);
		const unmade = backend === undefined ? findUnmade() : undefined;
		const ready = unmade === undefined && (backend === undefined || cache.count > 0);
		return reply
			.code(ready ? 200 : 503)
			.header("cache-control", "no-store")
			.send({
				status: ready ? "ready" : "not ready",
				backend: backend ?? "reachable",
				pages: unmade ?? "made",
				followsChanges: changes.isFollowing(),
				cachedPages: cache.count,
				cachedBytes: cache.bytes,
			});
	});
}

/** Makes the pages from the first call on, and retries until all are made; returns why it is not finished. */
function createFirstPages(app: FastifyInstance, find: HealthOptions["firstPages"]): () => string | undefined {
	let why: string | undefined = "are being made";
	let isTrying = false;
	let nextTryAt = 0;
	const tryAll = async () => {
		for (const page of await find()) {
			const { statusCode } = await app.inject({ url: page });
			if (statusCode !== 200) return `${page} answers ${statusCode}`;
		}
		return undefined;
	};
	const tryOnce = async () => {
		isTrying = true;
		why = await tryAll().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
		isTrying = false;
		nextTryAt = Date.now() + RETRY_MS;
	};
	return () => {
		if (why !== undefined && !isTrying && Date.now() >= nextTryAt) void tryOnce();
		return why;
	};
}

/** Returns the home page, and the first college of the list. Throws if the backend has none. */
export async function findFirstPages({ BACKEND_URL, BACKEND_KEY }: Backend): Promise<string[]> {
	const headers = { authorization: `Bearer ${BACKEND_KEY}` };
	const response = await fetch(`${BACKEND_URL}/v1/colleges`, {
		headers,
		signal: AbortSignal.timeout(BACKEND_LIMIT_MS),
	});
	const [college] = Colleges.parse(await response.json()).items;
	return ["/", ...(college === undefined ? [] : [`/college/${college.slug}`])];
}

type Backend = { BACKEND_URL: string; BACKEND_KEY: string };
const Colleges = z.object({ items: z.array(z.object({ slug: z.string() })) });

async function findFault(backendUrl: string): Promise<string | undefined> {
	try {
		const response = await fetch(`${backendUrl}/health/ready`, { signal: AbortSignal.timeout(BACKEND_LIMIT_MS) });
		await response.body?.cancel();
		return response.ok ? undefined : `answers ${response.status}`;
	} catch (error) {
		return error instanceof Error ? `unreachable: ${error.message}` : "unreachable";
	}
}
