import { type Part, type Proof, parts } from "#scripts/proof/code.ts";
import { describeCounts } from "#scripts/proof/counts.ts";
import { startSteps } from "#scripts/proof/steps.ts";
import { supervised } from "#scripts/site/supervised.ts";
import { say } from "#scripts/terminal/terminal.ts";

const INTERRUPTED = 130;

/**
 * Runs a proof as a command, with the counts as its last line.
 * @returns the exit code: 0 when nothing has failed
 */
export function runProof(lockFile: string, wanted: readonly Part[], prove: (proof: Proof) => Promise<void>) {
	return supervised({ lockFile, codeWhenSignalled: INTERRUPTED }, async (supervisor) => {
		const steps = startSteps(say);
		await prove({ wants: (part) => wanted.includes(part), steps, supervisor });
		const counts = steps.total();
		await supervisor.end();
		say(describeCounts(counts));
		return counts.failed === 0 ? 0 : 1;
	});
}

/** The parts that the command line names, all when it names none. Throws when a name is unknown. */
export function parseParts(names: readonly string[], all: readonly Part[] = parts): readonly Part[] {
	const unknown = names.filter((name) => !parts.some((part) => part === name));
	if (unknown.length > 0) throw new Error(`Unknown part: ${unknown.join(", ")}. The parts are ${parts.join(", ")}.`);
	return names.length === 0 ? all : parts.filter((part) => names.includes(part));
}
