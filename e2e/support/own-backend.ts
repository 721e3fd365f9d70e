import { spawn } from "node:child_process";
import { once } from "node:events";
import * as z from "zod";
import { findAddress } from "./own-web.ts";

export type OwnBackend = { address: string; stop: () => Promise<void> };

const Settings = z.record(z.string(), z.string());

/** A separate backend on the site's database, with these settings on top. It delivers to its own receivers and has no search. */
export async function startOwnBackend(settings: Record<string, string>): Promise<OwnBackend> {
	const { BACKEND_SETTINGS } = process.env;
	if (BACKEND_SETTINGS === undefined) {
		throw new Error("BACKEND_SETTINGS is not set: run the browser tests by `npm test -- e2e`.");
	}
	const program = spawn(process.execPath, ["e2e/support/lead-backend.ts"], {
		env: { ...process.env, ...Settings.parse(JSON.parse(BACKEND_SETTINGS)), LOG_LEVEL: "info", PORT: "0", ...settings },
		stdio: ["ignore", "pipe", "inherit"],
	});
	const address = await findAddress(program, []);
	return {
		address,
		stop: async () => {
			program.kill();
			await once(program, "exit");
		},
	};
}
