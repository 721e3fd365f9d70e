import { measureYardstick, readBudgets } from "#scripts/proof/budgets.ts";
import type { Proof } from "#scripts/proof/code.ts";
import { describeCounts } from "#scripts/proof/counts.ts";
import { startCpuMeter } from "#scripts/proof/cpu.ts";
import type { Depth, Part } from "#scripts/proof/parts.ts";
import { RESULTS_FILE, writeResults } from "#scripts/proof/results.ts";
import { type StepRow, startSteps } from "#scripts/proof/steps.ts";
import { supervised } from "#scripts/site/supervised.ts";
import { say } from "#scripts/terminal/terminal.ts";

const INTERRUPTED = 130;

export type ProofRun = { lockFile: string; wanted: readonly Part[]; depth: Depth };

/**
 * Runs a proof as a command: a table of its parts, and the counts as its last line.
 * @returns the exit code: 0 when nothing has failed
 */
export function runProof({ lockFile, wanted, depth }: ProofRun, prove: (proof: Proof) => Promise<void>) {
	return supervised({ lockFile, codeWhenSignalled: INTERRUPTED }, async (supervisor) => {
		const start = performance.now();
		const slowdown = depth === "sample" ? await measureSlowdown() : undefined;
		const meter = startCpuMeter();
		const steps = startSteps({ say, meter, slowdown });
		await prove({ wants: (part) => wanted.includes(part), depth, steps, supervisor });
		const counts = steps.total();
		await supervisor.end();
		meter.stop();
		say(`\n${summarise(steps.rows(), (performance.now() - start) / 1000)}`);
		if (slowdown !== undefined) say(`This machine is ${slowdown.toFixed(2)} times as slow as the one of the budgets.`);
		if (depth === "full") {
			const proved = writeResults(steps.rows(), new Date().toISOString());
			say(`Written to ${RESULTS_FILE}: ${proved.join(", ") || "nothing, since nothing passed"}.`);
		}
		say(describeCounts(counts));
		return counts.failed === 0 ? 0 : 1;
	});
}

/** How many times slower than the machine of the budgets this one is now; a faster one counts as 1. */
async function measureSlowdown(): Promise<number> {
	return Math.max(1, (await measureYardstick()) / readBudgets().yardstickSeconds);
}

const COLUMNS = ["part", "passed", "failed", "skipped", "seconds", "CPU s", "budget", ""] as const;

/** The table at the end of a run: a row a part in the order in which they ended, and all of them together. */
function summarise(rows: readonly StepRow[], wallSeconds: number): string {
	const { parts } = readBudgets();
	const cells = rows.map(({ name, counts: { passed, failed, skipped }, seconds, cpuSeconds, note }) => [
		name,
		...[passed, failed, skipped].map((count) => (count === 0 ? "" : String(count))),
		seconds === 0 ? "" : seconds.toFixed(1),
		cpuSeconds?.toFixed(0) ?? "",
		String(parts[name] ?? ""),
		note ?? "",
	]);
	const total = (pick: (row: StepRow) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
	const whole = [
		"all",
		...(["passed", "failed", "skipped"] as const).map((kind) => String(total(({ counts }) => counts[kind]))),
		wallSeconds.toFixed(1),
		total(({ cpuSeconds = 0 }) => cpuSeconds).toFixed(0),
		"",
		"",
	];
	return align([[...COLUMNS], ...cells, whole]);
}

/** Names and notes from the left, figures from the right. */
function align(table: readonly (readonly string[])[]): string {
	const last = COLUMNS.length - 1;
	const width = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0));
	const cell = (text: string, column: number) => {
		if (column === last) return text;
		return column === 0 ? text.padEnd(width(column)) : text.padStart(width(column));
	};
	return table.map((row) => row.map(cell).join("  ").trimEnd()).join("\n");
}
