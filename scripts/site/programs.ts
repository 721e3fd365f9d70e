import { setTimeout as sleep } from "node:timers/promises";
import { type Child, type ChildSpec, failure } from "#scripts/system/children.ts";
import { printLine } from "#scripts/terminal/terminal.ts";

type Log = (line: string) => void;

export type Mode = "production" | "development";

const LOAD = "pipeline/src/load/main.ts";
/** On a machine with much memory V8 reserves 128 MB per thread for young objects and never returns it. */
const SMALL_YOUNG = "--max-semi-space-size=16";
const SLOW_MS = 60_000;
const POLL_MS = 50;
const ASK_LIMIT_MS = 2_000;

export function migrations(databaseUrl: string, onLine: Log): ChildSpec {
	return node("migrations", ["apps/backend/src/migrate.ts"], { DATABASE_URL: databaseUrl }, onLine);
}

export function factsLoad(databaseUrl: string, onLine: Log): ChildSpec {
	return node("load", [LOAD, "--if-changed"], { DATABASE_URL: databaseUrl }, onLine);
}

export function fullLoad(databaseUrl: string, onLine: Log): ChildSpec {
	return node("load", [LOAD], { DATABASE_URL: databaseUrl }, onLine);
}

/**
 * Loads the bundled texts into the content system; existing ones stay as editors left them. Pictures go where the settings point, unless
 * `filesDir` is given.
 */
export function contentLoad(databaseUrl: string, onLine: Log, filesDir?: string): ChildSpec {
	const settings = { DATABASE_URL: databaseUrl, ...(filesDir !== undefined && { FILES_DIR: filesDir }) };
	return node("content", ["apps/backend/src/content/seed/main.ts"], settings, onLine);
}

export type Invitation = { databaseUrl: string; email: string; isOtpReset: boolean; contentUrl: string };

export function adminInvitation({ databaseUrl, email, isOtpReset, contentUrl }: Invitation, onLine: Log): ChildSpec {
	const args = ["apps/backend/src/content/invite-admin.ts", email, contentUrl, ...(isOtpReset ? ["--reset-otp"] : [])];
	return node("invitation", args, { DATABASE_URL: databaseUrl }, onLine);
}

export function webBuild(onLine: Log): ChildSpec {
	const env = { ...process.env, NODE_ENV: "production" };
	return { name: "build", file: process.execPath, args: [bin("react-router"), "build"], cwd: "apps/web", env, onLine };
}

export function studioBuild(onLine: Log): ChildSpec {
	const env = { ...process.env, NODE_ENV: "production" };
	return { name: "studio", file: process.execPath, args: [bin("vite"), "build"], cwd: "apps/studio", env, onLine };
}

export type BackendSettings = {
	mode: Mode;
	/** Whether it answers requests (api), does background work (worker), or both, the default. */
	role?: "api" | "worker" | "all";
	host: string;
	port: number;
	metricsPort?: number;
	databaseUrl: string;
	key: string;
	contentSecret: string;
	personalKeys: string;
	lookupKey: string;
	studioOrigins?: string;
	siteUrl?: string;
	/** If set, they override the environment. */
	dataDir?: string;
	filesDir?: string;
	/** Gateways for codes and letters, and outside token services; overrides the environment. */
	delivery?: Readonly<Record<string, string>>;
};

export function backendSpec(own: BackendSettings, onLine: Log): ChildSpec {
	return node("backend", [SMALL_YOUNG, ...watched(own.mode), "apps/backend/src/main.ts"], backendSettings(own), onLine);
}

export function backendSettings(own: BackendSettings): Record<string, string> {
	const {
		mode,
		role = "all",
		host,
		port,
		databaseUrl,
		key,
		contentSecret,
		studioOrigins = "",
		siteUrl,
		filesDir,
	} = own;
	return {
		NODE_ENV: mode,
		ROLE: role,
		HOST: host,
		PORT: String(port),
		METRICS_PORT: own.metricsPort === undefined ? "" : String(own.metricsPort),
		DATABASE_URL: databaseUrl,
		BACKEND_KEY: key,
		CONTENT_SECRET: contentSecret,
		PERSONAL_KEYS: own.personalKeys,
		LOOKUP_KEY: own.lookupKey,
		// Files change during development: the next start must not wait.
		...(mode === "development" && { DRAIN_SECONDS: "0" }),
		...own.delivery,
		STUDIO_ORIGINS: studioOrigins,
		...(siteUrl !== undefined && { SITE_URL: siteUrl }),
		...(own.dataDir !== undefined && { DATA_DIR: own.dataDir }),
		...(filesDir !== undefined && { FILES_DIR: filesDir }),
	};
}

export type WebSettings = {
	mode: Mode;
	host: string;
	port: number;
	backendUrl: string;
	contentUrl: string;
	key: string;
	authSecret: string;
	displayRating?: "on" | "off";
	pagesPerMinute?: number;
	/** Outside sign-in services; overrides the environment. */
	signIn?: Readonly<Record<string, string>>;
};

export function webSpec(own: WebSettings, onLine: Log): ChildSpec {
	const { mode, host, port, backendUrl, contentUrl, key, authSecret, displayRating, signIn } = own;
	const settings = {
		NODE_ENV: mode,
		HOST: host,
		PORT: String(port),
		BACKEND_URL: backendUrl,
		CONTENT_URL: contentUrl,
		BACKEND_KEY: key,
		AUTH_SECRET: authSecret,
		...(displayRating !== undefined && { DISPLAY_RATING: displayRating }),
		...(own.pagesPerMinute !== undefined && { PAGES_PER_MINUTE: String(own.pagesPerMinute) }),
		...signIn,
	};
	return node("web", [SMALL_YOUNG, ...watched(mode), "apps/web/server/main.ts"], settings, onLine);
}

/** Waits without a limit until the program is ready, calling `onSlow` every minute. Throws with its last output if it exits first. */
export async function untilReady(child: Child, url: string, onSlow: Log = printLine): Promise<void> {
	for (let warnAt = Date.now() + SLOW_MS; ; await sleep(POLL_MS)) {
		if (child.hasExited()) throw failure(child, await child.exited);
		const fault = await findFault(new URL("/health/ready", url));
		if (fault === undefined) return;
		if (Date.now() < warnAt) continue;
		onSlow(`${child.name} is still not ready after another ${SLOW_MS / 1000} s: ${fault}`);
		warnAt += SLOW_MS;
	}
}

/** Why the address does not answer 200 within two seconds; undefined if it does. */
export async function findFault(url: URL): Promise<string | undefined> {
	try {
		const response = await fetch(url, { signal: AbortSignal.timeout(ASK_LIMIT_MS) });
		const text = await response.text();
		return response.status === 200 ? undefined : `${response.status} ${text}`;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

function node(name: string, args: string[], settings: NodeJS.ProcessEnv, onLine: Log): ChildSpec {
	return { name, file: process.execPath, args, env: { NODE_COMPILE_CACHE, ...process.env, ...settings }, onLine };
}

/** Node's cache of our programs, compiled and without types: saves a third of their startup time. */
const NODE_COMPILE_CACHE = ".data/compile-cache";

function watched(mode: Mode): string[] {
	return mode === "development" ? ["--watch", "--watch-preserve-output"] : [];
}

function bin(name: string): string {
	return `${process.cwd()}/node_modules/.bin/${name}`;
}
