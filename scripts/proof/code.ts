import { runTool, runVitest } from "#scripts/proof/runners.ts";
import type { Steps } from "#scripts/proof/steps.ts";
import type { Supervisor } from "#scripts/site/supervisor.ts";

/** The parts of the proof, in the words of `npm test -- unit db`. */
export const parts = ["lint", "types", "unit", "db", "e2e"] as const;
export type Part = (typeof parts)[number];

export type Proof = { wants: (part: Part) => boolean; steps: Steps; supervisor: Supervisor };

/** What needs neither a database nor a browser, one after the other: each uses all cores. */
export async function proveCode({ wants, steps, supervisor: { launch } }: Proof): Promise<void> {
	const lint = ["biome", "check", "--error-on-warnings"];
	const ready = Promise.resolve();
	if (wants("lint")) await settled(steps.step("lint", ready, (log) => runTool(launch, lint, log)));
	if (wants("types")) await settled(steps.step("types", ready, (log) => runTool(launch, ["tsc", "--noEmit"], log)));
	if (wants("unit")) await settled(steps.step("unit tests", ready, (log) => runVitest(launch, "unit", {}, log)));
}

/** The end of a step, good or bad: its outcome is printed and counted already. */
export async function settled(...steps: readonly Promise<unknown>[]): Promise<void> {
	await Promise.allSettled(steps);
}
