import { readBudgets } from "#scripts/proof/budgets.ts";
import type { StepRow } from "#scripts/proof/steps.ts";

const COLUMNS = ["part", "passed", "failed", "skipped", "seconds", "CPU s", "budget", ""] as const;

/** The table at the end of a run: a row a part in the order in which they ended, and all of them together. */
export function summarise(rows: readonly StepRow[], wallSeconds: number): string {
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
