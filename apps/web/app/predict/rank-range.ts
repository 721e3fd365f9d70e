import { plainNumber } from "@uchit/contract/typed-number.ts";

/**
 * The common ranks of a percentile: never better than `best`, and, for the given digits, never worse than `worst`. Answers are for
 * `middle`: without decimals the range is wide, and the headline says its middle too.
 */
export type RankRange = { percentile: string; candidates: number; best: number; middle: number; worst: number };

/** More than the candidates of any session of any exam. */
const MAX_CANDIDATES = 3_000_000;

/**
 * By the definition of a percentile in one examination, (100 − P) / 100 of the candidates scored more. The digits of P
 * are rounded, by half of the last one to either side. Undefined if either text is no such number.
 */
export function toRankRange(percentile: string, candidates: string): RankRange | undefined {
	const [plain, sat] = [plainNumber(percentile), plainNumber(candidates)];
	const [, whole = "", decimals = ""] = /^(\d{1,3})(?:\.(\d{1,7}))?$/.exec(plain) ?? [];
	const count = /^[\d,]{1,12}$/.test(sat) ? Number(sat.replaceAll(",", "")) : Number.NaN;
	const unit = 10 ** decimals.length;
	// Counts in halves of the last digit, so that all numbers are whole.
	const above = 200 * unit - 2 * Number(`${whole}${decimals}`);
	if (whole === "" || above < 0 || !(count >= 1 && count <= MAX_CANDIDATES)) return undefined;
	const ahead = (halves: number) => (Math.max(0, halves) * count) / (200 * unit);
	const clip = (rank: number) => Math.max(1, Math.min(count, rank));
	const best = clip(Math.floor(ahead(above - 1)) + 1);
	const worst = clip(Math.ceil(ahead(above + 1)) + 1);
	return { percentile: plain, candidates: count, best, middle: middleOf(best, worst), worst };
}

export function middleOf(best: number, worst: number): number {
	return Math.round((best + worst) / 2);
}
