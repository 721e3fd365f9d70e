import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { serializeError } from "@uchit/logging/serialize-error.ts";
import { type MetricsServer, serveMetrics } from "@uchit/monitoring/metrics.ts";
import { BadSettings } from "@uchit/settings/parse-settings.ts";
import type { FastifyInstance } from "fastify";
import { buildApp } from "#backend/app.ts";
import { createStoredBuilds } from "#backend/builds/stored-builds.ts";
import { closeDatabase, openDatabase } from "#backend/db/client.ts";
import { openReadDatabase } from "#backend/db/read-database.ts";
import { type Env, parseEnv } from "#backend/env.ts";

const BACKGROUND_CONNECTIONS = 4;
/** nginx gives up on a backend that is silent for 2 s, so a request is refused before it waits that long for a connection. */
const PEOPLE_WAIT_MS = 1_500;
/** An instance without its database, or still building indexes, listens after this time and reports that it is not ready. */
const PREPARE_LIMIT_MS = 60_000;
/** A delivery in flight has five seconds for each of its two steps. */
const CLOSE_LIMIT_MS = 12_000;

try {
	await start(parseEnv(process.env));
} catch (error) {
	process.stderr.write(`backend: ${formatError(error)}\n`);
	process.exit(1);
}

async function start(env: Env): Promise<void> {
	let isClosing = false;
	const onIdleError = (error: Error) => app.log.warn({ err: error }, "An idle connection to the database broke");
	const primary = openDatabase({ url: env.DATABASE_URL, onIdleError });
	const background = openDatabase({ url: env.DATABASE_URL, onIdleError, connections: BACKGROUND_CONNECTIONS });
	const people = openDatabase({
		url: env.DATABASE_URL,
		onIdleError,
		connections: env.DATABASE_PEOPLE_CONNECTIONS,
		connectTimeoutMs: PEOPLE_WAIT_MS,
		staysConnected: true,
	});
	const { DATABASE_READ_URL: readUrl } = env;
	const onTurn = (reads: string, reason?: unknown) =>
		app.log.warn({ reads, err: reason }, "Reads turned to another server");
	const replica = readUrl === undefined ? undefined : openReadDatabase({ url: readUrl, onIdleError, primary, onTurn });
	const db = replica?.db ?? primary;
	const builds = createStoredBuilds({
		folder: join(env.DATA_DIR, "builds"),
		scope: "database",
		urls: [...(readUrl === undefined ? [] : [readUrl]), env.DATABASE_URL],
		onTrouble: (error) => app.log.warn({ err: error }, "An index is built without its file, or from another database"),
	});
	const app = await buildApp({ db, primary, background, people, env, builds, isClosing: () => isClosing });
	await replica?.watch();
	for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void close());
	for (const event of ["uncaughtException", "unhandledRejection"] as const) {
		process.on(event, (error: unknown) => {
			app.log.fatal({ err: error }, "Nobody caught this: the program ends");
			process.exit(1);
		});
	}
	const metrics = await showMetrics(app, env);
	// Other processes answer meanwhile: listening before the indexes are ready would make answers slow.
	if (env.ROLE === "api")
		await Promise.race([app.ready().then(app.prepareAll), sleep(PREPARE_LIMIT_MS, undefined, { ref: false })]);
	if (!isClosing) await app.listen({ port: env.PORT, host: env.HOST });

	async function close(): Promise<void> {
		isClosing = true;
		await sleep(env.DRAIN_SECONDS * 1000);
		setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
		await app.close();
		metrics?.close();
		await replica?.close();
		await closeDatabase(primary);
		await closeDatabase(background);
		await closeDatabase(people);
	}
}

/** Throws BadSettings. */
async function showMetrics(
	app: FastifyInstance,
	{ HOST: host, METRICS_PORT: port }: Env,
): Promise<MetricsServer | undefined> {
	if (port === undefined) return undefined;
	return serveMetrics(app.metrics, { host, port }).catch((error: unknown) => {
		throw new BadSettings(`METRICS_PORT: expected a port that is free, cannot use ${host}:${port}`, { cause: error });
	});
}

function formatError(error: unknown): string {
	if (error instanceof BadSettings) return error.message;
	const { type, message, code, stack } = serializeError(error);
	return `${[type, code].filter(Boolean).join(" ")}: ${message}\n${stack}`;
}
