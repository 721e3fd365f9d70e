import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";
import * as z from "zod";
import { printLine, runCommand } from "#scripts/terminal/terminal.ts";

const BILL = ".data/sbom.json";
const MAX_CONCURRENT_REQUESTS = 8;
const ASK_LIMIT_MS = 20_000;
const DAY_MS = 86_400_000;
const MAX_DAYS_BEHIND = 60;

const Package = z.object({
	version: z.string().optional(),
	dev: z.boolean().optional(),
	link: z.boolean().optional(),
	dependencies: z.record(z.string(), z.string()).optional(),
});
const Lockfile = z.object({ packages: z.record(z.string(), Package) });
const { packages } = Lockfile.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));

/**
 * `npm run audit:packages`, weekly: checks the production packages. Prints advisories, withdrawn versions and direct dependencies overdue
 * by docs/dependencies.md, exits with 1 if there is one, and writes the bill of materials. For other updates see `npm outdated`.
 */
await runCommand(async () => {
	const found = [...(await listAdvisories()), ...(await listWithdrawn()), ...(await listOverdue())];
	for (const line of found) printLine(line);
	// npm reports `next` as missing: next-auth names it as a peer, and an override empties it.
	const bill = await npm("sbom", "--omit=dev", "--package-lock-only", "--legacy-peer-deps", "--sbom-format=cyclonedx");
	mkdirSync(dirname(BILL), { recursive: true });
	writeFileSync(BILL, bill);
	printLine(`${found.length} to be mended; the bill of materials is ${BILL}`);
	return found.length === 0 ? 0 : 1;
});

/** Some registries have no advisories endpoint: that is reported, not a failure. */
async function listAdvisories(): Promise<string[]> {
	const Audit = z.object({ vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })) });
	const answer = Audit.safeParse(JSON.parse(await npm("audit", "--omit=dev", "--json")));
	if (answer.success)
		return Object.entries(answer.data.vulnerabilities).map(([name, { severity }]) => `advisory: ${name}: ${severity}`);
	printLine("advisories: not known, the registry does not answer for them");
	return [];
}

async function listWithdrawn(): Promise<string[]> {
	const { stdout: registry } = await promisify(execFile)("npm", ["config", "get", "registry"]);
	const Versions = z.object({ versions: z.record(z.string(), z.object({ deprecated: z.unknown().optional() })) });
	const installed = new Map(
		Object.entries(packages).flatMap(([path, { version, dev, link }]) => {
			const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
			return name === undefined || dev === true || link === true || version === undefined
				? []
				: [[`${name}@${version}`, { name, version }] as const];
		}),
	);
	const waiting = [...installed.values()];
	const found: string[] = [];
	const askOn = async () => {
		for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
			const reply = await fetch(new URL(next.name.replace("/", "%2f"), registry.trim()), {
				headers: { accept: "application/vnd.npm.install-v1+json" },
				signal: AbortSignal.timeout(ASK_LIMIT_MS),
			});
			if (!reply.ok) throw new Error(`The registry answers ${reply.status} for ${next.name}.`);
			const { deprecated } = Versions.parse(await reply.json()).versions[next.version] ?? {};
			if (typeof deprecated === "string" && deprecated !== "")
				found.push(`withdrawn: ${next.name} ${next.version}: ${deprecated}`);
		}
	};
	await Promise.all(Array.from({ length: MAX_CONCURRENT_REQUESTS }, askOn));
	printLine(`${installed.size} packages run in production`);
	return found;
}

/** Only direct dependencies; transitive ones are their authors' business. */
async function listOverdue(): Promise<string[]> {
	const Outdated = z.record(
		z.string(),
		z.union([z.object({ current: z.string() }), z.array(z.object({ current: z.string() }))]),
	);
	const outdated = Outdated.parse(JSON.parse(await npm("outdated", "--json")));
	const own = Object.entries(packages).filter(([path]) => !path.includes("node_modules/"));
	const chosen = new Set(own.flatMap(([, { dependencies = {} }]) => Object.keys(dependencies)));
	const found: string[] = [];
	for (const [name, copies] of Object.entries(outdated).filter(([each]) => chosen.has(each))) {
		const times = z.record(z.string(), z.string()).parse(JSON.parse(await npm("view", name, "time", "--json")));
		for (const { current } of [copies].flat()) {
			const newer = Object.keys(times).filter((version) => isNewerInLine(version, current));
			const since = Math.min(...newer.map((version) => Date.parse(times[version] ?? "")));
			if (Date.now() - since > MAX_DAYS_BEHIND * DAY_MS)
				found.push(`overdue: ${name} ${current}: a newer one since ${new Date(since).toISOString().slice(0, 10)}`);
		}
	}
	return found;
}

/** Whether semver promises compatibility: same major, or same minor below 1. Prereleases do not count. */
function isNewerInLine(version: string, current: string): boolean {
	const line = (of: string) => of.split(".", of.startsWith("0.") ? 2 : 1).join(".");
	const isNewer = version.localeCompare(current, "en", { numeric: true }) > 0;
	return /^[\d.]+$/.test(version) && line(version) === line(current) && isNewer;
}

/** npm's output, also if it exits with 1 because it found something. npm comes with the machine's Node. */
async function npm(...words: string[]): Promise<string> {
	const { promise, resolve, reject } = Promise.withResolvers<string>();
	execFile("npm", words, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout) => {
		if (stdout === "") reject(new Error(`npm ${words.join(" ")} said nothing`, { cause: error }));
		else resolve(stdout);
	});
	return promise;
}
