import type { TrialCount } from "@uchit/predictor/trial/trial-count.ts";

export type Tally = Pick<TrialCount, "cases" | "open" | "gone">;
export type WordTally = Tally & {
	word: string;
	years: (Tally & { year: number })[];
	slices: (Tally & { slice: number })[];
};

export function tallyByWord(counts: readonly TrialCount[]): WordTally[] {
	return [...Map.groupBy(counts, ({ word }) => word)]
		.map(([word, own]) => ({
			word,
			...sumTallies(own),
			years: sumBy(own, ({ year }) => year).map(([year, tally]) => ({ year, ...tally })),
			slices: sumBy(own, ({ slice }) => slice).map(([slice, tally]) => ({ slice, ...tally })),
		}))
		.toSorted((a, b) => Number(a.word === "") - Number(b.word === ""));
}

export function sumTallies(counts: readonly Tally[]): Tally {
	const sum = (key: keyof Tally) => counts.reduce((total, each) => total + each[key], 0);
	return { cases: sum("cases"), open: sum("open"), gone: sum("gone") };
}

function sumBy(counts: readonly TrialCount[], keyOf: (count: TrialCount) => number): [number, Tally][] {
	return [...Map.groupBy(counts, keyOf)]
		.map(([key, own]): [number, Tally] => [key, sumTallies(own)])
		.toSorted(([a], [b]) => a - b);
}

/** Returns per cent to one decimal, rounded down: only all cases give 100. Undefined without cases. */
export function openShare({ cases, open }: Tally): number | undefined {
	return cases === 0 ? undefined : Math.floor((open * 1_000) / cases) / 10;
}
