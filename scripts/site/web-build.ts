import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { webBuild } from "#scripts/site/programs.ts";
import type { ChildSpec } from "#scripts/system/children.ts";
import { hashFiles } from "#scripts/system/hash.ts";
import { withLock } from "#scripts/system/lock.ts";

const LOCK = ".data/build.lock";
const STAMP = "apps/web/build/inputs.hash";
const INPUTS = [
	"apps/web/app/**",
	"apps/web/public/**",
	"apps/web/*.{ts,json}",
	"packages/contract/{src/**,package.json}",
	"package-lock.json",
	"tsconfig.json",
];

/** Builds the pages when something that they are made of has changed since; two commands at once build only once. */
export function buildWebWhenStale(run: (spec: ChildSpec) => Promise<void>, log = (_line: string) => {}) {
	return withLock(LOCK, async (): Promise<"built" | "fresh"> => {
		const hash = hashFiles(INPUTS);
		if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === hash) return "fresh";
		await run(webBuild(log));
		writeFileSync(STAMP, hash);
		return "built";
	});
}
