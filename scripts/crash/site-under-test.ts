import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { clusterFiles } from "#scripts/postgres/cluster.ts";
import { isServerOf, readServerNote } from "#scripts/postgres/running.ts";
import { type Child, endChild, startChild } from "#scripts/system/children.ts";
import { readLockFile } from "#scripts/system/lock.ts";
import { isRunning } from "#scripts/system/processes.ts";

/** A program of the site that can be killed. */
const programs = ["PostgreSQL", "load", "backend", "web", "start"] as const;
export type Program = (typeof programs)[number];

export type SiteUnderTest = {
	start: Child;
	/** Everything that it has printed. */
	output: () => string;
	/** The process id of one of its programs, while that runs. */
	pidOf: (program: Program) => number | undefined;
	stop: () => Promise<void>;
};

const FILES = {
	load: "pipeline/src/load/main.ts",
	backend: "apps/backend/src/main.ts",
	web: "apps/web/server/main.ts",
} as const;
const POLL_MS = 20;
const STOP_LIMIT_MS = 60_000;

/** Starts `npm start` with a data directory of its own, whatever the settings of this checkout are. */
export function startSite(dataDir: string): SiteUnderTest {
	const lines: string[] = [];
	const own = { DATA_DIR: dataDir, PORT: "3200", BACKEND_PORT: "4200", POSTGRES_PORT: "54330", LOG_LEVEL: "warn" };
	const unset = {
		DATABASE_URL: "",
		DATABASE_READ_URL: "",
		BACKEND_URL: "",
		CONTENT_URL: "",
		BACKEND_KEY: "",
		CONTENT_SECRET: "",
		HOST: "",
		ROLE: "",
	};
	const env = { ...process.env, ...own, ...unset };
	const start = startChild({
		name: "start",
		file: process.execPath,
		args: ["scripts/start.ts"],
		env,
		onLine: (line) => lines.push(line),
	});
	return {
		start,
		output: () => lines.join("\n"),
		pidOf: (program) => pidOf(program, start, dataDir),
		stop: () => endChild(start, ["SIGTERM", "SIGKILL"], STOP_LIMIT_MS),
	};
}

/** Waits until the site says that it is up, a program runs, or the like. Throws when it ends before, or at the limit. */
export async function until<Value>(site: SiteUnderTest, what: string, limitMs: number, look: () => Value | undefined) {
	for (const end = Date.now() + limitMs; Date.now() < end; await sleep(POLL_MS)) {
		const found = look();
		if (found !== undefined) return found;
		if (site.start.hasExited()) throw new Error(`The site ended before: ${what}.\n${site.output()}`);
	}
	throw new Error(`Not within ${limitMs / 1000} s: ${what}.\n${site.output()}`);
}

/** True once the closing table has been printed. */
export function isUp(site: SiteUnderTest): true | undefined {
	return site.output().includes(" is up.") || undefined;
}

function pidOf(program: Program, start: Child, dataDir: string): number | undefined {
	if (program === "start") return start.hasExited() ? undefined : start.pid;
	if (program === "PostgreSQL") {
		const { data } = clusterFiles(resolve(dataDir, "postgres"));
		const pid = readServerNote(data)?.pid;
		return pid !== undefined && isServerOf(pid, data) ? pid : undefined;
	}
	const lock = readLockFile(join(dataDir, "start.lock"));
	return lock?.children.find(({ pid, command }) => command.includes(FILES[program]) && isRunning(pid))?.pid;
}
