import { join } from "node:path";
import { LOG_OPTIONS } from "@uchit/logging/log-options.ts";
import { serializeError } from "@uchit/logging/serialize-error.ts";
import { serveMetrics } from "@uchit/monitoring/metrics.ts";
import { BadSettings } from "@uchit/settings/parse-settings.ts";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { pino } from "pino";
import { type Env, parseEnv } from "#server/env.ts";
import { findFirstPages } from "#server/health.ts";
import { BuildMissing, findBuiltSite, type Site } from "#server/site.ts";
import { surviveErrors } from "#server/survive-errors.ts";

const WEB_DIRECTORY = join(import.meta.dirname, "..");
/** Less than the 5 s after which the process is killed. */
const CLOSE_LIMIT_MS = 4_000;

await main();

async function main(): Promise<void> {
	try {
		const env = parseEnv(process.env);
		// React and React Router choose their production build by this at their first import.
		process.env.NODE_ENV = env.NODE_ENV;
		const log = pino({ level: env.LOG_LEVEL, ...LOG_OPTIONS });
		const { buildApp } = await import("#server/app.ts");
		// Development makes pages when they are opened.
		const firstPages = env.NODE_ENV === "production" ? () => findFirstPages(env) : undefined;
		const app = await buildApp(env, { site: await loadSite(env), log, ...(firstPages && { firstPages }) });
		await listen(app, env);
		surviveErrors(log);
		closeOnSignal(app, log);
	} catch (error) {
		process.stderr.write(`${toLine(error)}\n`);
		process.exit(1);
	}
}

async function loadSite(env: Env): Promise<Site> {
	if (env.NODE_ENV === "development") return (await import("#server/dev.ts")).startDevSite(WEB_DIRECTORY);
	return findBuiltSite(join(WEB_DIRECTORY, "build"));
}

/** Fastify logs the address. @throws BadSettings if it is not available */
async function listen(app: FastifyInstance, { HOST, PORT, METRICS_PORT }: Env): Promise<void> {
	try {
		await app.listen({ host: HOST, port: PORT });
	} catch (error) {
		throw new BadSettings(`PORT, HOST: expected an address that is free, cannot use ${HOST}:${PORT}`, { cause: error });
	}
	if (METRICS_PORT === undefined) return;
	try {
		await serveMetrics(app.metrics, { host: HOST, port: METRICS_PORT });
	} catch (error) {
		const message = `METRICS_PORT: expected a port that is free, cannot use ${HOST}:${METRICS_PORT}`;
		throw new BadSettings(message, { cause: error });
	}
}

function closeOnSignal(app: FastifyInstance, log: FastifyBaseLogger): void {
	const close = async (signal: NodeJS.Signals) => {
		log.info({ signal }, "closing");
		setTimeout(() => process.exit(0), CLOSE_LIMIT_MS).unref();
		await app.close();
		process.exit(0);
	};
	process.once("SIGTERM", close);
	process.once("SIGINT", close);
}

/** Formats a fault that the operator can fix as one line; any other is our bug and gets its stack. */
function toLine(error: unknown): string {
	if (error instanceof BadSettings || error instanceof BuildMissing) return error.message;
	const { type, message, stack } = serializeError(error);
	return `${type}: ${message}\n${stack}`;
}
