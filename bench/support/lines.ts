import type { Latencies, LoopResult } from "#bench/support/http.ts";
import { pssMb } from "#bench/support/processes.ts";

export type Line = { name: string; ratio?: number; value: string; times: string };

/** "p50 / p95 / p99 4.9 / 8.4 / 9.7 ms" */
export function formatTimes({ p50, p95, p99 }: Latencies): string {
	return `p50 / p95 / p99 ${[p50, p95, p99].map((ms) => ms.toFixed(1)).join(" / ")} ms`;
}

export function toLine(name: string, { perSecond, answered, refused, ...latencies }: LoopResult): Line {
	const refusals = refused === 0 ? "" : `, ${refused} refused`;
	return { name, value: `${perSecond.toFixed(1)}/s`, times: `${answered} asked${refusals}; ${formatTimes(latencies)}` };
}

export function memoryOf(name: string, pid: number): Line {
	return { name: `memory: ${name}`, value: `${Math.round(pssMb(pid))} MB`, times: "PSS" };
}
