import type { LoopResult } from "#bench/support/closed-loop.ts";
import type { Latencies } from "#bench/support/load.ts";
import { pssMb } from "#bench/support/processes.ts";

/** A line of the table; a ratio is to the peer that its part names. */
export type Line = { name: string; ratio: number | undefined; value: string; times: string };

/** "p50 / p95 / p99 4.9 / 8.4 / 9.7 ms" */
export function formatTimes({ p50, p95, p99 }: Latencies): string {
	return `p50 / p95 / p99 ${[p50, p95, p99].map((ms) => ms.toFixed(1)).join(" / ")} ms`;
}

export function toLine(name: string, { perSecond, answered, refused, ...latencies }: LoopResult): Line {
	const refusals = refused === 0 ? "" : `, ${refused} refused`;
	return {
		name,
		ratio: undefined,
		value: `${perSecond.toFixed(1)}/s`,
		times: `${answered} asked${refusals}; ${formatTimes(latencies)}`,
	};
}

export function memoryOf(name: string, pid: number): Line {
	return { name: `memory: ${name}`, ratio: undefined, value: `${Math.round(pssMb(pid))} MB`, times: "PSS" };
}

export function median(values: readonly number[]): number {
	return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
