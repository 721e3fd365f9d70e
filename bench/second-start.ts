import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { readSettings } from "#scripts/env.ts";
import { dataDirOf } from "#scripts/site/own-database.ts";
import { endChild, startChild } from "#scripts/system/children.ts";
import { freePort } from "#scripts/system/ports.ts";

const LIMIT_MS = 180_000;

/** How long `npm start` takes to its first answer on a data directory that was started before, in ms; undefined where none was. */
export async function measureSecondStart(): Promise<number | undefined> {
	if (!existsSync(dataDirOf(readSettings()))) return undefined;
	const port = await freePort(3_760);
	const backendPort = await freePort(4_760);
	const env = { ...process.env, PORT: String(port), BACKEND_PORT: String(backendPort) };
	const startedAt = performance.now();
	const args = ["scripts/bootstrap.mjs", "scripts/start.ts"];
	const child = startChild({ name: "start", file: process.execPath, args, env, onLine: () => undefined });
	try {
		while (performance.now() - startedAt < LIMIT_MS) {
			if (child.hasExited()) throw new Error(`npm start ended: ${child.lastLines().slice(-3).join(" ")}`);
			const reply = await fetch(`http://127.0.0.1:${port}/colleges`).catch(() => undefined);
			if (reply?.ok) return performance.now() - startedAt;
			await sleep(50);
		}
		throw new Error("npm start did not answer.");
	} finally {
		await endChild(child, ["SIGINT", "SIGKILL"], 30_000);
	}
}
