import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { settingsTable } from "@uchit/settings/table.ts";
import { expect, test } from "vitest";
import * as z from "zod";
import { listImported } from "#scripts/system/imports.ts";

const read = (path: string) => readFileSync(path, "utf8");
const compose = read("deploy/compose.yaml");
const dockerfile = read("deploy/Dockerfile");
const units = globSync("deploy/systemd/*.service").map(read);
const runbooks = globSync("deploy/runbooks/*.md");
const services = blocksOf(compose.split(/^services:\n/m)[1]?.split(/^networks:/m)[0] ?? "");
const programs = [...services].filter(([, text]) => !/image: (postgres|nginx)/.test(text));
const MAX_LINES_PER_PAGE = 60;

test("deploy sets no unknown setting and no unknown role", () => {
	const known = new Set([...Object.keys(settingsTable), "NODE_ENV"]);
	const set = [
		...programs.flatMap(([, text]) => [...text.matchAll(/\b([A-Z][A-Z_]+): /g)]),
		...[...read("deploy/uchit.env.example").matchAll(/^([A-Z_]+)=/gm)],
		...[...dockerfile.matchAll(/(?<=^ENV .*)\b([A-Z_]+)=/gm)],
		...units.flatMap((unit) => [...unit.matchAll(/(?<=^Environment=.*)\b([A-Z_]+)=/gm)]),
	].map(([, name = ""]) => name);
	expect(set.length).toBeGreaterThan(20);
	expect(set.filter((name) => !known.has(name))).toEqual([]);
	const roles = [compose, ...units].flatMap((text) => [...text.matchAll(/\bROLE[:=] ?(\w+)/g)]);
	expect(new Set(roles.map(([, role]) => role))).toEqual(new Set(["api", "worker", "web"]));
});

test("every setting is in .env.example, and every setting there exists", () => {
	const shown = [...read(".env.example").matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
	expect(shown.sort()).toEqual(Object.keys(settingsTable).sort());
});

test("deploy names only files that exist", () => {
	const mounted = [...compose.matchAll(/- \.\/([\w./-]+):/g)].map(([, path = ""]) => join("deploy", path));
	const run = [dockerfile, ...units].flatMap((text) => [...text.matchAll(/\b(?:scripts|deploy)\/[\w./-]+\.ts\b/g)]);
	const examples = [...compose.matchAll(/env_file: (\S+)/g)].map(([, path]) => `deploy/${path}.example`);
	const named = [...mounted, ...run.map(String), ...examples].filter((path) => path !== "deploy/tls");
	expect(named.length).toBeGreaterThan(6);
	expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test("nginx points to the ports of the webs and the backends, and the webs point to the port of nginx", () => {
	const upstreams = read("deploy/nginx/upstreams.conf");
	const upstreamAddresses = new Set([...upstreams.matchAll(/server ([\w-]+:\d+)/g)].map(([, address]) => address));
	const listening = ["web", "backend"].flatMap((name) => [1, 2].map((number) => `${name}-${number}`));
	expect(upstreamAddresses).toEqual(
		new Set(listening.map((name) => `${name}:${name.startsWith("web") ? 3000 : 4000}`)),
	);
	expect([...services.keys()]).toEqual(expect.arrayContaining(listening));
	const ports = [...read("deploy/nginx/nginx.conf").matchAll(/^\s*listen (\d+);/gm)].map(([, port]) => port);
	const used = [...compose.matchAll(/http:\/\/nginx:(\d+)|"80:(\d+)"/g)].map(
		([, inside, outside]) => inside ?? outside,
	);
	expect(new Set(used)).toEqual(new Set(ports));
});

test("nginx sets HSTS also in locations with headers of their own", () => {
	const nginx = read("deploy/nginx/nginx.conf");
	const placesOf = (name: string) => nginx.match(new RegExp(`^\\s*add_header ${name} .* always;`, "gm"))?.length;
	expect(placesOf("Strict-Transport-Security")).toBe((placesOf("X-Proxy-Cache") ?? 0) + 1);
	expect(nginx.match(/^\s*add_header /gm)).toHaveLength(3);
});

test("containers run as an unprivileged user, with a read-only root", () => {
	expect(dockerfile.match(/^FROM /gm)).toHaveLength(2);
	expect(dockerfile).toMatch(/^USER node$/m);
	const shared = compose.slice(0, compose.indexOf("services:"));
	for (const text of [shared, services.get("nginx") ?? ""]) {
		expect(text).toContain("read_only: true");
		expect(text).toContain("cap_drop: [ALL]");
		expect(text).toContain("no-new-privileges");
	}
});

test("production code imports no development package", () => {
	const files = listImported([
		"scripts/start.ts",
		"deploy/live.ts",
		...["apps/backend/src/main.ts", "apps/backend/src/migrate.ts", "apps/backend/src/content/seed/main.ts"],
		"pipeline/src/load/main.ts",
	]);
	const { packages } = z
		.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })
		.parse(JSON.parse(read("package-lock.json")));
	const imported = files.flatMap((file) =>
		[...read(file).matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from\s+"((?:@[\w-]+\/)?[a-z][\w.-]*)(?=["/])/gm)].map(
			([, name]) => ({
				file,
				// A workspace may have its own version.
				names: [`${file.split("/", 2).join("/")}/node_modules/${name}`, `node_modules/${name}`],
			}),
		),
	);
	const missing = imported.filter(({ names }) => packages[names.find((name) => name in packages) ?? ""]?.dev === true);
	expect(imported.length).toBeGreaterThan(100);
	expect(missing).toEqual([]);
});

test("a runbook fits on a page, and its commands exist", () => {
	const commands = new Set(
		Object.keys(
			z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read("package.json"))).scripts,
		),
	);
	expect(runbooks).toHaveLength(7);
	expect(runbooks.filter((path) => read(path).split("\n").length > MAX_LINES_PER_PAGE)).toEqual([]);
	const named = runbooks.flatMap((path) => [...read(path).matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name));
	expect(named.filter((name) => !commands.has(name))).toEqual([]);
});

function blocksOf(text: string): Map<string, string> {
	const parts = text.split(/^ {2}([\w-]+):.*\n/m).slice(1);
	return new Map(parts.flatMap((name, at) => (at % 2 === 0 ? [[name, parts[at + 1] ?? ""] as const] : [])));
}
