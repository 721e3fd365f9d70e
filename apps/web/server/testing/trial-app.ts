import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LOG_OPTIONS } from "@uchit/logging/log-options.ts";
import type { InjectOptions } from "fastify";
import { pino } from "pino";
import { expect, vi } from "vitest";
import { buildApp } from "#server/app.ts";
import { parseEnv } from "#server/env.ts";
import { compressFiles } from "#server/pages/compression.ts";
import { startTrialBackend } from "#server/testing/trial-backend.ts";
import { createTrialSite } from "#server/testing/trial-site.tsx";

/** The machine may be busy with other tests. */
export const PATIENCE = { timeout: 15_000, interval: 20 };

export const TRIAL_SCRIPT = `console.log("${"hello ".repeat(500)}");`;

export type TrialApp = Awaited<ReturnType<typeof startTrialApp>>;

type TrialSettings = {
	renderLimitMs?: number;
	settings?: Record<string, string>;
	firstPages?: () => Promise<string[]>;
};

export async function startTrialApp({ renderLimitMs = 10_000, settings = {}, firstPages }: TrialSettings = {}) {
	const clientDirectory = await makeClientFiles();
	const backend = await startTrialBackend();
	const logged: string[] = [];
	const clock = { now: Date.now() };
	const env = parseEnv({
		BACKEND_KEY: "a-key-for-the-tests",
		BACKEND_URL: backend.url,
		SITE_URL: "https://uchit.example",
		GRIEVANCE_CONTACT: "A. Rao, 1 Example Road",
		...settings,
	});
	const app = await buildApp(env, {
		site: createTrialSite(clientDirectory),
		log: pino({ level: "error", ...LOG_OPTIONS }, { write: (line: string) => logged.push(line) }),
		now: () => clock.now,
		renderLimitMs,
		...(firstPages && { firstPages }),
	});
	const get = (url: string, headers: InjectOptions["headers"] = {}) => app.inject({ url, headers });
	await vi.waitFor(async () => expect((await get("/health/ready")).json().followsChanges).toBe(true), PATIENCE);

	return {
		env,
		backend,
		logged,
		clock,
		get,
		inject: (options: InjectOptions) => app.inject(options),
		/** Listens on a port, so that requests pass the whole server. */
		listen: () => app.listen({ host: "127.0.0.1", port: 0 }),
		server: app.server,
		metrics: app.metrics,
		getOnce: (url: string, state: string) =>
			vi.waitFor(async () => {
				const reply = await get(url);
				expect(reply.headers["x-cache"]).toBe(state);
				return reply;
			}, PATIENCE),
		close: async () => {
			await app.close();
			await backend.close();
			await rm(clientDirectory, { recursive: true });
		},
	};
}

async function makeClientFiles(): Promise<string> {
	const directory = await mkdtemp(join(tmpdir(), "uchit-client-"));
	await mkdir(join(directory, "assets"));
	await writeFile(join(directory, "assets", "root-abc.js"), TRIAL_SCRIPT);
	await writeFile(join(directory, "robots.txt"), "User-agent: *\n");
	await compressFiles(directory);
	return directory;
}
