import type { Depth, Part } from "#scripts/proof/parts.ts";
import { runTool, runVitest } from "#scripts/proof/runners.ts";
import type { Steps } from "#scripts/proof/steps.ts";
import type { Supervisor } from "#scripts/site/supervisor.ts";

export type Proof = { wants: (part: Part) => boolean; depth: Depth; steps: Steps; supervisor: Supervisor };

/** The compiler's incremental state; outside the source tree, where tools would read it as a source. */
const BUILD_INFO = ".data/types.tsbuildinfo";

/** Checks that need neither database nor browser, in sequence, as each uses all cores. */
export async function proveCode({ wants, depth, steps, supervisor: { launch } }: Proof): Promise<void> {
	const lint = ["biome", "check", "--error-on-warnings"];
	const unused = ["knip", "--no-config-hints"];
	const onlyTested = [...unused, "--production", "--include=files,exports"];
	const types = ["tsc", "--noEmit", "--incremental", "--tsBuildInfoFile", BUILD_INFO];
	const ready = Promise.resolve();
	if (wants("lint")) {
		await waitForAll(steps.step("lint", ready, (log) => runTool(launch, lint, log)));
		await waitForAll(steps.step("unused", ready, (log) => runTool(launch, unused, log)));
		await waitForAll(steps.step("only tested", ready, (log) => runTool(launch, onlyTested, log)));
	}
	if (wants("types")) await waitForAll(steps.step("types", ready, (log) => runTool(launch, types, log)));
	if (wants("unit"))
		await waitForAll(steps.step("unit", ready, (log) => runVitest(launch, "unit", { PROOF: depth }, log)));
}

export async function waitForAll(...steps: readonly Promise<unknown>[]): Promise<void> {
	await Promise.allSettled(steps);
}
