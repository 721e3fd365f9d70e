import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { readSettings } from "#scripts/env.ts";
import { dataDirOf } from "#scripts/site/own-database.ts";
import { endChild, startChild } from "#scripts/system/children.ts";
import { freePort } from "#scripts/system/ports.ts";

const LIMIT_MS = 600_000;

export type Start = { ms: number; steps: string };

/**
 * Time from `npm start` to its first answer on a used data directory. A fresh one is started once before, which loads all facts and takes
 * minutes.
 */
export async function measureSecondStart(): Promise<{ first: Start | undefined; second: Start }> {
	const first = existsSync(dataDirOf(readSettings())) ? undefined : await start();
	return { first, second: await start() };
}

async function start(): Promise<Start> {
	const port = await freePort(3_760);
	const backendPort = await freePort(4_760);
	const postgresPort = await freePort(54_760);
	const env = {
		...process.env,
		PORT: String(port),
		BACKEND_PORT: String(backendPort),
		POSTGRES_PORT: String(postgresPort),
	};
	for (const name of TEST_SITE_VARIABLES) Reflect.deleteProperty(env, name);
	const startedAt = performance.now();
	const args = ["scripts/bootstrap.mjs", "scripts/start.ts"];
	let steps = "";
	const onLine = (line: string) => {
		const [, took] = /Took\s+(.*)/.exec(line) ?? [];
		if (took !== undefined) steps = took;
	};
	const child = startChild({ name: "start", file: process.execPath, args, env, onLine });
	try {
		while (performance.now() - startedAt < LIMIT_MS) {
			if (child.hasExited()) throw new Error(`npm start ended: ${child.lastLines().slice(-3).join(" ")}`);
			const reply = await fetch(`http://127.0.0.1:${port}/colleges`).catch(() => undefined);
			if (reply?.ok) {
				const ms = performance.now() - startedAt;
				for (let waited = 0; steps === "" && waited < 50; waited += 1) await sleep(100);
				return { ms, steps };
			}
			await sleep(50);
		}
		throw new Error("npm start did not answer.");
	} finally {
		await endChild(child, ["SIGINT", "SIGKILL"], 30_000);
	}
}

/** Dropped, because `npm start` uses its own backend and database. */
const TEST_SITE_VARIABLES = ["BACKEND_URL", "CONTENT_URL", "DATABASE_URL", "BACKEND_KEY", "FILES_DIR"];
