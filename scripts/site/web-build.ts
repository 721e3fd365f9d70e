import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { studioBuild, webBuild } from "#scripts/site/programs.ts";
import type { ChildSpec } from "#scripts/system/children.ts";
import { hashFiles } from "#scripts/system/hash.ts";
import { withLock } from "#scripts/system/lock.ts";

type Run = (spec: ChildSpec) => Promise<void>;
type Log = (line: string) => void;

const LOCK = ".data/build.lock";
const FOR_ALL = ["packages/*/{src/**,package.json}", "package-lock.json", "tsconfig.json"];
const COMPRESSION = "apps/web/server/pages/compression.ts";
const WEB = {
	stamp: "apps/web/build/inputs.hash",
	inputs: [
		...["apps/web/app/**", "apps/web/public/**", "apps/web/*.{ts,json}", COMPRESSION],
		...["content/*/*.json", "data/trial/*.json", ...FOR_ALL],
	],
	build: webBuild,
};
const STUDIO = {
	stamp: "apps/studio/build/inputs.hash",
	inputs: ["apps/studio/src/**", "apps/studio/*.{ts,json,html}", ...FOR_ALL],
	build: studioBuild,
};

/** Builds the pages if their inputs changed; two commands at once build only once. */
export function buildWebWhenStale(run: Run, log?: Log): Promise<"built" | "fresh"> {
	return buildWhenStale(WEB, run, log);
}

export function buildStudioWhenStale(run: Run, log?: Log): Promise<"built" | "fresh"> {
	return buildWhenStale(STUDIO, run, log);
}

function buildWhenStale({ stamp, inputs, build }: typeof WEB, run: Run, log: Log = () => {}) {
	return withLock(LOCK, async (): Promise<"built" | "fresh"> => {
		const hash = hashFiles(inputs);
		if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return "fresh";
		await run(build(log));
		writeFileSync(stamp, hash);
		return "built";
	});
}
