import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";

const Manifest = z.object({ name: z.string(), dependencies: z.record(z.string(), z.string()).default({}) });
const Locked = z.object({
	license: z.string().optional(),
	integrity: z.string().optional(),
	dev: z.boolean().optional(),
	link: z.boolean().optional(),
	hasInstallScript: z.boolean().optional(),
});
const Lockfile = z.object({ packages: z.record(z.string(), Locked) });
const Root = z.object({ allowScripts: z.record(z.string(), z.boolean()) });

/** Licences that may be distributed with our code, as the packages name them. libvips (LGPL) is linked as a separate library. */
const ACCEPTED = new Set([
	"0BSD",
	"Apache-2.0",
	"BSD",
	"BSD-2-Clause",
	"BSD-3-Clause",
	"BlueOak-1.0.0",
	"ISC",
	"LGPL-3.0-or-later",
	"MIT",
	"MIT-0",
	"MPL-2.0",
]);

/** Not part of production: fakes of external services. */
const TESTS_ONLY = "@uchit/fakes";

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const installed = Object.entries(Lockfile.parse(read("package-lock.json")).packages)
	.filter(([path, { link }]) => path.includes("node_modules/") && link !== true)
	.map(([path, locked]) => ({
		name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
		...locked,
	}));

test("docs/dependencies.md justifies every production package in one line, and lists no other", () => {
	const imported = globSync(["apps/*/package.json", "packages/*/package.json", "pipeline/package.json"])
		.map((file) => Manifest.parse(read(file)))
		.filter(({ name }) => name !== TESTS_ONLY)
		.flatMap(({ name, dependencies }) =>
			Object.keys(dependencies)
				.filter((each) => !each.startsWith("@uchit/"))
				.map((each) => `${each} in ${name.replace("@uchit/", "")}`),
		);
	const documented = readFileSync("docs/dependencies.md", "utf8").matchAll(/^\| `(.+?)` \| (.+?) \| (.+?) \|$/gm);
	const listed = [...documented].flatMap(([, name, users = ""]) =>
		users.split(", ").map((user) => `${name} in ${user}`),
	);
	expect(listed.toSorted()).toEqual(imported.toSorted());
});

test("every package beneath them has a licence that we accept", () => {
	const production = installed.filter(({ dev }) => dev !== true);
	const refused = production.filter(
		({ license = "none" }) => !license.split(/ AND | OR |[()]/).every((part) => part === "" || ACCEPTED.has(part)),
	);
	expect(production.length).toBeGreaterThan(100);
	expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test("every package is pinned by its content, and runs an installation script only where we allow it", () => {
	const { allowScripts } = Root.parse(read("package.json"));
	const isElsewhere = (name: string) => /(darwin|windows|linux-(arm|ia32|ppc64))/.test(name);
	const scripts = installed.filter(({ hasInstallScript }) => hasInstallScript === true);
	expect(installed.filter(({ integrity }) => integrity === undefined).map(({ name }) => name)).toEqual([]);
	expect(scripts.map(({ name }) => name).filter((name) => allowScripts[name] !== true && !isElsewhere(name))).toEqual(
		[],
	);
});
