import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod";
import { runCommand, say } from "#scripts/terminal/terminal.ts";

const BILL = ".data/sbom.json";
const AT_ONCE = 8;
const ASK_LIMIT_MS = 20_000;
const SHORT = "application/vnd.npm.install-v1+json";
const DAY_MS = 86_400_000;
const MOST_DAYS_BEHIND = 60;

type Installed = { name: string; version: string };
type Found = { lines: string[]; isBad: boolean };

const Lockfile = z.object({
	packages: z.record(
		z.string(),
		z.object({
			version: z.string().optional(),
			dev: z.boolean().optional(),
			link: z.boolean().optional(),
			dependencies: z.record(z.string(), z.string()).optional(),
		}),
	),
});
const Advisories = z.record(
	z.string(),
	z.array(z.object({ title: z.string(), severity: z.string(), url: z.string() })),
);
const Packument = z.object({
	versions: z.record(z.string(), z.object({ deprecated: z.unknown().optional() })),
	/** When each version was published; only the whole form has it, not the short one for installing. */
	time: z.record(z.string(), z.string()).optional(),
});

/**
 * `npm run audit:packages`, weekly: what the registry knows of the packages that run in production. Advisories where it answers
 * for them (some registries do not); versions that their makers withdrew; newer versions of the same line, and those of our own
 * choice that are overdue by the times of docs/dependencies.md. Ends with 1 unless only newer versions within their time are
 * found. Writes the bill of materials, too.
 */
await runCommand(async () => {
	const registry = npm("config", "get", "registry").trim();
	const installed = listProduction();
	const known = new URL("-/npm/v1/security/advisories/bulk", registry);
	const found = [await askAdvisories(known, installed), await askVersions(registry, installed)];
	for (const line of found.flatMap(({ lines }) => lines)) say(line);
	writeBill();
	return found.some(({ isBad }) => isBad) ? 1 : 0;
});

function listProduction(): Installed[] {
	const { packages } = Lockfile.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
	const all = Object.entries(packages).flatMap(([path, { version, dev, link }]) => {
		const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
		const isOurs = !path.includes("node_modules/") || link === true;
		return isOurs || dev === true || version === undefined ? [] : [{ name, version }];
	});
	return [...new Map(all.map((each) => [`${each.name}@${each.version}`, each])).values()];
}

async function askAdvisories(address: URL, installed: readonly Installed[]): Promise<Found> {
	const versions = Map.groupBy(installed, ({ name }) => name);
	const body = Object.fromEntries([...versions].map(([name, list]) => [name, list.map(({ version }) => version)]));
	const reply = await fetch(address, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
		signal: AbortSignal.timeout(ASK_LIMIT_MS),
	});
	if (!reply.ok) return { lines: [`advisories: not known, the registry answers ${reply.status}`], isBad: false };
	const found = Object.entries(Advisories.parse(await reply.json())).flatMap(([name, list]) =>
		list.map(({ severity, title, url }) => `advisory: ${name}: ${severity}: ${title} (${url})`),
	);
	return { lines: found.length === 0 ? ["advisories: none"] : found, isBad: found.length > 0 };
}

async function askVersions(registry: string, installed: readonly Installed[]): Promise<Found> {
	const withdrawn: string[] = [];
	const behind: string[] = [];
	const overdue: string[] = [];
	const chosen = listChosen();
	const waiting = [...installed];
	const ask = async () => {
		for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
			const { name, version } = next;
			const { versions } = await packumentOf(registry, name, SHORT);
			const { deprecated } = versions[version] ?? {};
			if (typeof deprecated === "string" && deprecated !== "")
				withdrawn.push(`withdrawn: ${name} ${version}: ${deprecated}`);
			const newest = newestOfLine(Object.keys(versions), version);
			if (newest === version) continue;
			behind.push(`${name} ${version} → ${newest}`);
			const since = chosen.has(name) ? await behindSince(registry, next) : undefined;
			if (since !== undefined && Date.now() - since > MOST_DAYS_BEHIND * DAY_MS)
				overdue.push(`overdue: ${name} ${version}: a newer one since ${new Date(since).toISOString().slice(0, 10)}`);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, ask));
	const kinds = `${withdrawn.length} withdrawn, ${overdue.length} overdue, ${behind.length} behind in their own line`;
	const lines = [`${installed.length} packages: ${kinds}`, ...withdrawn, ...overdue, ...behind.toSorted()];
	return { lines, isBad: withdrawn.length > 0 || overdue.length > 0 };
}

/** The packages that we ask for ourselves: those beneath them come as their makers have them. */
function listChosen(): ReadonlySet<string> {
	const { packages } = Lockfile.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
	const own = Object.entries(packages).filter(([path]) => !path.includes("node_modules/"));
	return new Set(own.flatMap(([, { dependencies = {} }]) => Object.keys(dependencies)));
}

/** When the first version came that is newer than ours in its line; undefined where the registry does not say. */
async function behindSince(registry: string, { name, version }: Installed): Promise<number | undefined> {
	const { time = {} } = await packumentOf(registry, name, "application/json");
	const days = newerOfLine(Object.keys(time), version).map((newer) => Date.parse(time[newer] ?? ""));
	return days.length === 0 ? undefined : Math.min(...days);
}

async function packumentOf(registry: string, name: string, accept: string): Promise<z.infer<typeof Packument>> {
	const reply = await fetch(new URL(name.replace("/", "%2f"), registry), {
		headers: { accept },
		signal: AbortSignal.timeout(ASK_LIMIT_MS),
	});
	if (!reply.ok) throw new Error(`The registry answers ${reply.status} for ${name}.`);
	return Packument.parse(await reply.json());
}

/** Those that promise to fit: of the same major, or of the same minor below 1. Previews do not count. */
function newerOfLine(versions: readonly string[], current: string): string[] {
	const line = (version: string) => version.split(".", version.startsWith("0.") ? 2 : 1).join(".");
	return versions.filter(
		(version) => /^[\d.]+$/.test(version) && line(version) === line(current) && compareVersions(version, current) > 0,
	);
}

function newestOfLine(versions: readonly string[], current: string): string {
	const newer = newerOfLine(versions, current);
	return newer.reduce((newest, version) => (compareVersions(version, newest) > 0 ? version : newest), current);
}

function compareVersions(one: string, other: string): number {
	return one.localeCompare(other, "en", { numeric: true });
}

/** npm takes `next`, which next-auth names as a peer and which an override makes empty, for missing. */
function writeBill(): void {
	const bill = npm("sbom", "--omit=dev", "--package-lock-only", "--legacy-peer-deps", "--sbom-format=cyclonedx");
	mkdirSync(dirname(BILL), { recursive: true });
	writeFileSync(BILL, bill);
	const { components } = z.object({ components: z.array(z.unknown()) }).parse(JSON.parse(bill));
	say(`${BILL}: ${components.length} components`);
}

/** npm itself is no package of ours: it comes with the machine's Node. */
function npm(...words: string[]): string {
	return execFileSync("npm", words, {
		encoding: "utf8",
		stdio: ["ignore", "pipe", "ignore"],
		maxBuffer: 64 * 1024 * 1024,
		env: { ...process.env, PATH: `${join("node_modules", ".bin")}:${process.env.PATH}` },
	});
}
