import type { Sample, Sort } from "#scripts/faults/load.ts";
import type { Fault, Kind } from "#scripts/faults/members.ts";

export type Window = { kind: Kind; fault: Fault; seconds: number; samples: Sample[] };

export type Figures = {
	requests: number;
	failed: number;
	failedFor: number;
	p50: number;
	p99: number;
	longest: number;
	/** Failed statuses with counts: "503 × 12, nothing × 1". */
	failures: string;
};

/** A missing page would be the test's fault, not the fleet's, but counts as a failure too. */
export function figuresOf(sort: Sort, windows: readonly Pick<Window, "samples">[]): Figures {
	const each = windows.map(({ samples }) => samples.filter((sample) => sample.sort === sort));
	const all = each.flat();
	const times = all
		.filter(isGood)
		.map(({ ms }) => ms)
		.sort((a, b) => a - b);
	const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
	return {
		requests: all.length,
		failed: all.length - times.length,
		failedFor: Math.max(0, ...each.map(failedFor)),
		p50: at(0.5),
		p99: at(0.99),
		longest: times.at(-1) ?? 0,
		failures: wordsOf(all.filter((sample) => !isGood(sample))),
	};
}

function wordsOf(failed: readonly Sample[]): string {
	const counts = new Map<number, number>();
	for (const { status } of failed) counts.set(status, (counts.get(status) ?? 0) + 1);
	return [...counts].map(([status, count]) => `${status === 0 ? "nothing" : status} × ${count}`).join(", ");
}

function isGood({ status }: Sample): boolean {
	return status >= 200 && status < 300;
}

function failedFor(samples: readonly Sample[]): number {
	const failed = samples.filter((sample) => !isGood(sample));
	if (failed.length === 0) return 0;
	const first = Math.min(...failed.map(({ from }) => from));
	const last = Math.max(...failed.map(({ from, ms }) => from + ms));
	return (last - first) / 1000;
}
