import { createServer, type Server } from "node:http";
import { finished } from "node:stream";
import underPressure from "@fastify/under-pressure";
import { BYTES_IN_MB } from "@uchit/contract/bytes.ts";
import { DOWNLOAD_LIMIT_MINUTES } from "@uchit/contract/data.ts";
import { forwardTrace } from "@uchit/monitoring/forward-trace.ts";
import { REQUEST_ID_HEADER, toRequestId, toTraceparent } from "@uchit/monitoring/request-trace.ts";
import { traceRequests } from "@uchit/monitoring/trace-requests.ts";
import {
	type FastifyBaseLogger,
	type FastifyInstance,
	type FastifyReply,
	type FastifyRequest,
	type FastifyServerFactory,
	fastify,
	LogController,
} from "fastify";
import { analyticsOf } from "#server/analytics.ts";
import { registerAuth } from "#server/auth/register-auth.ts";
import { followChanges } from "#server/changes.ts";
import { registerDownloads } from "#server/downloads.ts";
import type { Env } from "#server/env.ts";
import { registerErrors } from "#server/errors.ts";
import { registerGraphql } from "#server/graphql.ts";
import { registerHealth } from "#server/health.ts";
import { registerImages } from "#server/images.ts";
import { registerMcp } from "#server/mcp.ts";
import { createMisses } from "#server/misses.ts";
import type { PageMaker } from "#server/pages/make-page.ts";
import { createPageLimit } from "#server/pages/page-limit.ts";
import { sendPlainPage } from "#server/pages/plain-page.ts";
import { registerPages } from "#server/pages/register-pages.ts";
import { COMMON_HEADERS, HTTPS_ONLY, isHttps, NOTHING_ALLOWED_POLICY } from "#server/security.ts";
import type { Site } from "#server/site.ts";
import { measureSite, type SiteMetrics } from "#server/site-metrics.ts";
import { registerFlags, registerStaticFiles } from "#server/static-files.ts";
import { requesterOf } from "./auth/visitor/requester-of.ts";
import { type CachedAnswers, createCachedAnswers } from "./pages/cached-answers.ts";
import { PageCache } from "./pages/page-cache.ts";
import { createRender, type Render } from "./pages/render.ts";
import { startRenderPool } from "./pages/render-pool.ts";

export type AppOptions = {
	site: Site;
	log: FastifyBaseLogger;
	/** The clock of the page cache, in ms. */
	now?: () => number;
	renderLimitMs?: number;
	firstPages?: () => Promise<string[]>;
};

/** Does not listen on a port. Follows the backend's changes until closed. */
export async function buildApp(env: Env, options: AppOptions): Promise<FastifyInstance> {
	const { site, log, now = Date.now } = options;
	let answerCached: CachedAnswers = () => false;
	const app = createApp(env, options, (request, response) => answerCached(request, response));
	// Measures only: a cached page can be served under any load.
	await app.register(underPressure, { maxEventLoopDelay: 1_000, pressureHandler: () => undefined });
	const metrics = measureSite(app);
	registerHooks(app);
	const traceparentOf = ({ headers }: FastifyRequest) => toTraceparent(headers);
	await traceRequests(app, { traceparentOf, service: "uchit-web", endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT });
	registerErrors(app);

	const cache = new PageCache({ maxBytes: env.PAGE_CACHE_MB * BYTES_IN_MB, now });
	const images = registerImages(app, { env, now });
	let notifiedChanges = 0;
	const changes = followChanges({
		backend: { url: env.BACKEND_URL, key: env.BACKEND_KEY },
		onChange: (tags) => {
			notifiedChanges += 1;
			cache.drop(tags);
			images.noteChange(tags);
		},
		onFollowing: (following) => {
			// Some changes may have been missed meanwhile.
			notifiedChanges += 1;
			cache.setFollowing(following);
			images.setFollowing(following);
		},
		log,
	});
	const misses = createMisses({ backend: { url: env.BACKEND_URL, key: env.BACKEND_KEY }, log });
	const stopForwarding = forwardTrace(env.BACKEND_URL);
	app.addHook("onClose", async () => {
		stopForwarding();
		await changes.close();
		await misses.close();
		if (site.kind === "development") await site.close();
	});

	// Tracing needs a span for every request, so none is answered earlier.
	if (site.kind === "built" && env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) {
		const isCounting = analyticsOf(env) !== undefined;
		answerCached = createCachedAnswers({ cache, isCounting, onAnswered: metrics.noteCached });
	}
	metrics.watch({ cache, isFollowing: changes.isFollowing });
	const { firstPages = async () => [] } = options;
	registerHealth(app, { backendUrl: env.BACKEND_URL, changes, cache, firstPages });
	if (site.kind === "built") await registerStaticFiles(app, site.clientDirectory);
	await registerFlags(app);
	registerGraphql(app, { env });
	registerMcp(app, env);
	registerAuth(app, { env, now });
	registerDownloads(app, { url: env.BACKEND_URL, key: env.BACKEND_KEY });
	const countChanges = () => (changes.isFollowing() ? notifiedChanges : undefined);
	const maker = await createPageMaker(app, env, { ...options, countChanges, metrics });
	registerPages(app, {
		site,
		maker,
		cache: site.kind === "built" ? cache : undefined,
		analytics: analyticsOf(env),
		noteMiss: misses.note,
		requesterOf: (request) => requesterOf(request, env),
		metrics,
	});
	return app;
}

/** The time to send a whole request. */
const REQUEST_LIMIT_MS = 30_000;
/** The time without any data on a connection during a request: longer than any answer takes to begin. */
const STANDSTILL_LIMIT_MS = 60_000;
/** The time to read a whole answer, however slowly. */
const ANSWER_LIMIT_MS = DOWNLOAD_LIMIT_MINUTES * 60_000;

function createApp(
	{ TRUSTED_PROXIES: trustProxy }: Env,
	{ site, log }: AppOptions,
	answerCached: CachedAnswers,
): FastifyInstance {
	return fastify({
		loggerInstance: log,
		logController: new LogController({ disableRequestLogging: true }),
		// A valid id of a proxy is used, and repeated in the answer, in the log, and to the backend.
		genReqId: ({ headers }) => toRequestId(headers),
		requestTimeout: REQUEST_LIMIT_MS,
		connectionTimeout: STANDSTILL_LIMIT_MS,
		trustProxy,
		// An address that cannot be decoded reaches no hook.
		frameworkErrors: (_error, request, reply) => sendPlainPage(setCommonHeaders(request, reply), 400),
		serverFactory: site.kind === "development" ? site.serverFactory : serveCachedFirst(answerCached),
	});
}

/**
 * Returns Fastify's own server with a first look at the page cache. While closing, it leaves all requests to Fastify.
 */
function serveCachedFirst(answerCached: CachedAnswers): FastifyServerFactory<Server> {
	return (handler, { http, requestTimeout, keepAliveTimeout, connectionTimeout: timeout }) => {
		const server = createServer(http ?? {}, (request, response) => {
			if (!server.listening || !answerCached(request, response)) handler(request, response);
		});
		return Object.assign(server, { requestTimeout, keepAliveTimeout, timeout });
	};
}

function setCommonHeaders(request: FastifyRequest, reply: FastifyReply): FastifyReply {
	reply.headers(COMMON_HEADERS);
	reply.header("content-security-policy", NOTHING_ALLOWED_POLICY);
	reply.header(REQUEST_ID_HEADER, request.id);
	return isHttps(request) ? reply.headers(HTTPS_ONLY) : reply;
}

function registerHooks(app: FastifyInstance): void {
	app.addHook("onRequest", (request, reply, done) => {
		setCommonHeaders(request, reply);
		const limit = setTimeout(() => reply.raw.destroy(), ANSWER_LIMIT_MS).unref();
		finished(reply.raw, () => clearTimeout(limit));
		done();
	});
	app.addHook("onResponse", (request, reply, done) => {
		const { method } = request;
		// Links by e-mail and providers' callbacks have secrets in their query.
		const url = request.url.startsWith("/api/auth/") ? request.url.split("?")[0] : request.url;
		request.log.debug({ method, url, status: reply.statusCode, ms: reply.elapsedTime }, "answered");
		done();
	});
}

type MakerOptions = AppOptions & { countChanges: () => number | undefined; metrics: SiteMetrics };

async function createPageMaker(app: FastifyInstance, env: Env, options: MakerOptions): Promise<PageMaker> {
	const { countChanges, metrics, now = Date.now } = options;
	return {
		render: metrics.timed(await createRenderFor(app, env, options)),
		countChanges,
		limit: createPageLimit({ perMinute: env.PAGES_PER_MINUTE, now }),
		siteUrl: env.SITE_URL,
		isOverloaded: () => app.isUnderPressure(),
	};
}

/** Separate threads render a built site, so that the loop for new requests never waits for a page. */
async function createRenderFor(
	app: FastifyInstance,
	env: Env,
	{ site, log, renderLimitMs }: AppOptions,
): Promise<Render> {
	if (site.kind !== "built" || site.buildDirectory === undefined)
		return createRender({ env, site, log, limitMs: renderLimitMs });
	const pool = await startRenderPool({ env, buildDirectory: site.buildDirectory, limitMs: renderLimitMs });
	app.addHook("onClose", pool.close);
	return pool.render;
}
