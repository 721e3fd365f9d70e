import { readSettings } from "#scripts/env.ts";
import { urlOfRunning } from "#scripts/postgres/running.ts";
import { DATABASE, dataDirOf } from "#scripts/site/own-database.ts";
import { buildApp } from "../../apps/backend/src/app.ts";
import { openDatabase } from "../../apps/backend/src/db/client.ts";
import { parseEnv } from "../../apps/backend/src/env.ts";

/** Not confidential: only the bench calls the service, and it has no personal data. */
const SECRETS = {
	BACKEND_KEY: "only the bench knows it",
	CONTENT_SECRET: "only the bench knows this one too",
	PERSONAL_KEYS: `bench:${"1".repeat(64)}`,
	LOOKUP_KEY: "2".repeat(64),
} as const;

export type Service = {
	get: (path: string, search: URLSearchParams) => Promise<unknown>;
	ask: (address: string) => Promise<{ status: number; body: unknown }>;
	close: () => Promise<void>;
};

export async function openService(): Promise<Service> {
	const settings = readSettings();
	const url = settings.DATABASE_URL ?? urlOfRunning(dataDirOf(settings), DATABASE);
	if (url === undefined) throw new Error("No facts to ask: set DATABASE_URL, or run `npm start` beside this.");
	const db = openDatabase({ url, onIdleError: () => undefined });
	const app = await buildApp({
		db,
		env: parseEnv({ ...process.env, DATABASE_URL: url, ...SECRETS, LOG_LEVEL: "silent" }),
		mostEventLoopDelayMs: 0,
	});
	const headers = { authorization: `Bearer ${SECRETS.BACKEND_KEY}` };
	const ask = async (url: string) => {
		const reply = await app.inject({ url, headers });
		return { status: reply.statusCode, body: reply.json() };
	};
	return {
		ask,
		async get(path, search) {
			return (await ask(`${path}?${search}`)).body;
		},
		async close() {
			await app.close();
			await db.$client.end();
		},
	};
}
