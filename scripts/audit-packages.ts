import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod";
import { runCommand, say } from "#scripts/terminal/terminal.ts";

const BILL = ".data/sbom.json";
const AT_ONCE = 8;
const ASK_LIMIT_MS = 20_000;

type Installed = { name: string; version: string };
type Found = { lines: string[]; isBad: boolean };

const Lockfile = z.object({
	packages: z.record(
		z.string(),
		z.object({ version: z.string().optional(), dev: z.boolean().optional(), link: z.boolean().optional() }),
	),
});
const Advisories = z.record(
	z.string(),
	z.array(z.object({ title: z.string(), severity: z.string(), url: z.string() })),
);
const Packument = z.object({ versions: z.record(z.string(), z.object({ deprecated: z.unknown().optional() })) });

/**
 * `npm run audit:packages`: what the registry knows of the packages that run in production. Advisories where it answers for them
 * (some registries do not); versions that their makers withdrew; newer versions of the same line. Ends with 1 when one of
 * the first two is found. Writes the bill of materials, too.
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
	const waiting = [...installed];
	const ask = async () => {
		for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
			const { name, version } = next;
			const versions = await versionsOf(registry, name);
			const { deprecated } = versions[version] ?? {};
			if (typeof deprecated === "string" && deprecated !== "")
				withdrawn.push(`withdrawn: ${name} ${version}: ${deprecated}`);
			const newest = newestOfLine(Object.keys(versions), version);
			if (newest !== version) behind.push(`${name} ${version} → ${newest}`);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, ask));
	const counts = `${installed.length} packages: ${withdrawn.length} withdrawn, ${behind.length} behind in their own line`;
	return { lines: [counts, ...withdrawn, ...behind.toSorted()], isBad: withdrawn.length > 0 };
}

async function versionsOf(registry: string, name: string): Promise<z.infer<typeof Packument>["versions"]> {
	const reply = await fetch(new URL(name.replace("/", "%2f"), registry), {
		headers: { accept: "application/vnd.npm.install-v1+json" },
		signal: AbortSignal.timeout(ASK_LIMIT_MS),
	});
	if (!reply.ok) throw new Error(`The registry answers ${reply.status} for ${name}.`);
	return Packument.parse(await reply.json()).versions;
}

/** The newest that promises to fit: of the same major, or of the same minor below 1. Previews do not count. */
function newestOfLine(versions: readonly string[], current: string): string {
	const line = (version: string) => version.split(".", version.startsWith("0.") ? 2 : 1).join(".");
	return versions
		.filter((version) => /^[\d.]+$/.test(version) && line(version) === line(current))
		.reduce((newest, version) => (compareVersions(version, newest) > 0 ? version : newest), current);
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
