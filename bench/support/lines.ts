import type { Asked } from "#bench/support/closed-loop.ts";
import { pssMb } from "#bench/support/processes.ts";

/** A line of the table; a ratio is to the peer that its part names. */
export type Line = { name: string; ratio: number | undefined; value: string; times: string };

export function told(name: string, { perSecond, answered, refused, p50, p95, p99 }: Asked): Line {
	const times = [p50, p95, p99].map((ms) => ms.toFixed(1)).join(" / ");
	const refusals = refused === 0 ? "" : `, ${refused} refused`;
	return {
		name,
		ratio: undefined,
		value: `${perSecond.toFixed(1)}/s`,
		times: `${answered} asked${refusals}; p50 / p95 / p99 ${times} ms`,
	};
}

export function memoryOf(name: string, pid: number): Line {
	return { name: `memory: ${name}`, ratio: undefined, value: `${Math.round(pssMb(pid))} MB`, times: "PSS" };
}

export function median(values: readonly number[]): number {
	return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
