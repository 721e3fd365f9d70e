import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { findAddress } from "./own-web.ts";

export type OwnBackend = { address: string; stop: () => Promise<void> };

const Settings = z.record(z.string(), z.string());

/** A backend of its own on the site's database, with these settings beside the site's: it brings what it takes to receivers of its own. */
export async function startOwnBackend(settings: Record<string, string>): Promise<OwnBackend> {
	const { BACKEND_SETTINGS } = process.env;
	if (BACKEND_SETTINGS === undefined) {
		throw new Error("BACKEND_SETTINGS is not set: run the browser tests by `npm test -- e2e`.");
	}
	const program = spawn(process.execPath, ["apps/backend/src/main.ts"], {
		env: { ...process.env, ...Settings.parse(JSON.parse(BACKEND_SETTINGS)), LOG_LEVEL: "info", PORT: "0", ...settings },
		stdio: ["ignore", "pipe", "inherit"],
	});
	const address = await findAddress(program, []);
	await untilReady(address);
	return {
		address,
		stop: async () => {
			program.kill();
			await once(program, "exit");
		},
	};
}

const LOOK_MS = 100;

/** It listens before it has read what it searches in. The test's own time ends what takes too long. */
async function untilReady(address: string): Promise<void> {
	while ((await fetch(`${address}/health/ready`)).status !== 200) await sleep(LOOK_MS);
}
