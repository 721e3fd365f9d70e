import { REPORT_RANKS } from "@uchit/contract/predict-report.ts";
import type { RoundTable } from "../round-table.ts";
import { type LastRound, listLastRounds } from "./last-rounds.ts";
import { type EarlierClosing, nameWord } from "./name-word.ts";
import type { Rule } from "./rule.ts";
import { SLICES, TRIAL_YEARS, type TrialCount } from "./trial-count.ts";

export function runTrial(table: RoundTable, rule: Rule): TrialCount[] {
	const counts = new Map<string, TrialCount>();
	const words = [...new Set(rule.says.map(({ word }) => word)), ""];
	const years = TRIAL_YEARS.filter((year) => table.rounds.some((round) => round.year === year));
	for (const year of years) {
		for (const word of words)
			for (const slice of SLICES)
				counts.set(keyOf(year, word, slice), { year, word, slice, cases: 0, open: 0, gone: 0 });
	}
	for (const lastRounds of listLastRounds(table)) {
		for (const year of years) countSeat(counts, rule, { year, lastRounds });
	}
	return [...counts.values()].filter(({ cases, gone }) => cases + gone > 0);
}

function keyOf(year: number, word: string, slice: number): string {
	return `${year} ${slice} ${word}`;
}

type OfYear = { year: number; lastRounds: readonly LastRound[] };

function countSeat(counts: ReadonlyMap<string, TrialCount>, rule: Rule, { year, lastRounds }: OfYear): void {
	const earlier = earlierThan(year, lastRounds);
	const newest = earlier.at(-1);
	if (newest?.back !== 1) return;
	const wordOf = nameWord(rule, earlier);
	const happened = lastRounds.find((round) => round.year === year)?.closing;
	for (const rank of REPORT_RANKS) {
		const count = counts.get(keyOf(year, wordOf(rank) ?? "", sliceOf(newest.closing, rank)));
		if (count === undefined) continue;
		if (happened === undefined) count.gone++;
		else {
			count.cases++;
			if (rank <= happened) count.open++;
		}
	}
}

export function earlierThan(year: number, lastRounds: readonly LastRound[]): EarlierClosing[] {
	return lastRounds
		.filter((round) => round.year < year)
		.map((round) => ({ back: year - round.year, closing: round.closing }));
}

function sliceOf(newest: number, rank: number): number {
	return SLICES.findLast((from) => (from > 100 ? newest * 100 > rank * from : newest * 100 >= rank * from)) ?? 0;
}
