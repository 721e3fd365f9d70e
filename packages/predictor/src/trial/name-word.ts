import type { Condition, Rule, Sign, Summary, Term } from "./rule.ts";

/** A seat's closing rank `back` years (1 or more) before the tested year: all that a rule sees of a seat. */
export type EarlierClosing = { back: number; closing: number };

type Holds = (rank: number) => boolean;

export function nameWord({ says }: Rule, earlier: readonly EarlierClosing[]): (rank: number) => string | undefined {
	const lines = says.map(({ word, conditions }) => ({
		word,
		holds: conditions.map((condition) => toHolds(condition, earlier)),
	}));
	return (rank) => lines.find(({ holds }) => holds.every((each) => each(rank)))?.word;
}

function toHolds({ term, sign, bound: { top, bottom } }: Condition, earlier: readonly EarlierClosing[]): Holds {
	if (term.kind === "years") {
		const holds = compare(earlier.length * bottom, sign, top);
		return () => holds;
	}
	if (term.kind === "open") {
		return (rank) => compare(earlier.filter(({ closing }) => closing >= rank).length * bottom, sign, top);
	}
	const closings = closingsOf(term, earlier);
	if (closings.length === 0) return () => false;
	const left = closings.reduce((sum, closing) => sum + closing, 0) * bottom;
	const right = closings.length * top;
	return (rank) => compare(left, sign, right * rank);
}

function closingsOf(term: Exclude<Term, { kind: "years" | "open" }>, earlier: readonly EarlierClosing[]): number[] {
	const upTo = (most: number, least = 1) =>
		earlier.filter(({ back }) => back >= least && back <= most).map(({ closing }) => closing);
	if (term.kind === "newest") return upTo(Math.min(...earlier.map(({ back }) => back)));
	return term.kind === "back" ? upTo(term.back, term.back) : summarise(term.kind, upTo(term.years));
}

function summarise(summary: Summary, closings: readonly number[]): number[] {
	const sorted = closings.toSorted((a, b) => a - b);
	if (summary === "mean") return sorted;
	if (summary === "min") return sorted.slice(0, 1);
	if (summary === "max") return sorted.slice(-1);
	const middle = Math.floor((sorted.length - 1) / 2);
	return sorted.slice(middle, sorted.length - middle);
}

function compare(left: number, sign: Sign, right: number): boolean {
	if (sign === ">") return left > right;
	if (sign === ">=") return left >= right;
	if (sign === "<") return left < right;
	return sign === "<=" ? left <= right : left === right;
}
