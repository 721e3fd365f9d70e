import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll } from "vitest";
import type * as z from "zod";
import { buildApp } from "#backend/app.ts";
import { closeDatabase, type Database, openDatabase } from "#backend/db/client.ts";
import { type Env, parseEnv } from "#backend/env.ts";
import { shareBuilds } from "#backend/testing/shared-builds.ts";

const KEY = "a key that only the tests know";
const SECRET = "a secret of the tests, of 32 characters or more";

export type TestBackend = {
	env: Env;
	db: Database;
	app: FastifyInstance;
	get: (address: string) => Promise<LightMyRequestResponse>;
	post: (address: string, payload: object) => Promise<LightMyRequestResponse>;
	read: <Schema extends z.ZodType>(schema: Schema, address: string) => Promise<z.output<Schema>>;
};

export function useBackend(settings: Record<string, string> = {}, now?: () => Date): TestBackend {
	const env = testEnv(process.env.TEST_DATABASE_URL, settings);
	const db = openTestDatabase(env.DATABASE_URL);
	let app: FastifyInstance | undefined;
	beforeAll(async () => {
		app = await buildApp({ db, env, ...shareBuilds(db), mostEventLoopDelayMs: 0, ...(now !== undefined && { now }) });
	});
	afterAll(async () => {
		await app?.close();
		await closeDatabase(db);
	});
	const built = () => {
		if (app === undefined) throw new Error("The backend is built only while tests run");
		return app;
	};
	const headers = { authorization: `Bearer ${KEY}` };
	const get = (url: string) => built().inject({ url, headers });
	return {
		env,
		db,
		get app() {
			return built();
		},
		get,
		post: (url, payload) => built().inject({ method: "POST", url, headers, payload }),
		async read(schema, address) {
			const reply = await get(address);
			if (reply.statusCode !== 200) throw new Error(`${address} answers ${reply.statusCode}: ${reply.body}`);
			return schema.parse(reply.json());
		},
	};
}

export function testEnv(databaseUrl: string | undefined, settings: Record<string, string> = {}): Env {
	// Uploads go to a directory of their own, not to the developer's data directory.
	const DATA_DIR = join(tmpdir(), `uchit-backend-${process.pid}`);
	// Own keys per file: the shared database also has rows of other files, which this service then leaves alone.
	const PERSONAL_KEYS = `tests-${randomBytes(6).toString("hex")}:${randomBytes(32).toString("hex")}`;
	const personal = { PERSONAL_KEYS, LOOKUP_KEY: randomBytes(32).toString("hex") };
	const own = { BACKEND_KEY: KEY, CONTENT_SECRET: SECRET, ...personal, LOG_LEVEL: "silent", DATA_DIR };
	return parseEnv({ DATABASE_URL: databaseUrl, ...own, ...settings });
}

/** Longer than in production, because the machine may be busy. */
const DATABASE_LIMIT_MS = 25_000;

/** The server may end connections while tests provoke that; the pool replaces them. */
export function openTestDatabase(url: string): Database {
	const limits = { connectTimeoutMs: DATABASE_LIMIT_MS, statementTimeoutMs: DATABASE_LIMIT_MS };
	return openDatabase({ url, onIdleError: () => undefined, ...limits });
}
