import type { Proof } from "#scripts/proof/code.ts";
import { type Counts, describeCounts } from "#scripts/proof/counts.ts";
import type { Depth, Part } from "#scripts/proof/parts.ts";
import { type StepRow, startSteps } from "#scripts/proof/steps.ts";
import { runSupervised } from "#scripts/site/supervised.ts";
import { printLine } from "#scripts/terminal/terminal.ts";

export type ProofRun = { lockFile: string; wanted: readonly Part[]; depth: Depth };

/**
 * Runs a proof as a command: a table of its parts, each failure by name, and the counts as the last line. @returns 0 if nothing failed
 */
export function runProof({ lockFile, wanted, depth }: ProofRun, prove: (proof: Proof) => Promise<void>) {
	return runSupervised({ lockFile }, async (supervisor) => {
		const start = performance.now();
		const steps = startSteps(printLine);
		await prove({ wants: (part) => wanted.includes(part), depth, steps, supervisor });
		const counts = steps.total();
		await supervisor.end();
		const all = { name: "all", counts, seconds: (performance.now() - start) / 1000, note: undefined, failures: [] };
		printLine(`\n${[HEAD, ...[...steps.rows(), all].map(toLine)].join("\n")}`);
		for (const failure of steps.rows().flatMap(({ failures }) => failures)) printLine(`✘  ${failure}`);
		printLine(describeCounts(counts));
		return counts.failed === 0 ? 0 : 1;
	});
}

const NAME_WIDTH = 10;
const COUNTS = ["passed", "failed", "skipped"] as const satisfies readonly (keyof Counts)[];
const HEAD = [...["part".padEnd(NAME_WIDTH), ...COUNTS, "seconds"]].join("  ");

function toLine({ name, counts, seconds, note = "" }: StepRow): string {
	const figures = COUNTS.map((kind) => (counts[kind] === 0 ? "" : String(counts[kind])).padStart(kind.length));
	const time = (seconds === 0 ? "" : seconds.toFixed(1)).padStart("seconds".length);
	return [name.padEnd(NAME_WIDTH), ...figures, time, note].join("  ").trimEnd();
}
