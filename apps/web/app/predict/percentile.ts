import { plainNumber } from "@uchit/contract/typed-number.ts";

/** Where a percentile puts a common rank: never better than `best`, and by the digits that were given not worse than `worst`. */
export type RankRange = { percentile: string; candidates: number; best: number; worst: number };

/** More than sat any session of any exam. */
const MOST_CANDIDATES = 3_000_000;

/**
 * By the definition of a percentile in one examination: (100 − P) / 100 of the candidates scored more. The digits of P are rounded, so
 * that half of the last one stands to either side. Undefined where either text is no such number.
 */
export function toRankRange(percentile: string, candidates: string): RankRange | undefined {
	const [plain, sat] = [plainNumber(percentile), plainNumber(candidates)];
	const [, whole = "", decimals = ""] = /^(\d{1,3})(?:\.(\d{1,7}))?$/.exec(plain) ?? [];
	const count = /^[\d,]{1,12}$/.test(sat) ? Number(sat.replaceAll(",", "")) : Number.NaN;
	const unit = 10 ** decimals.length;
	// In halves of the last digit, so that all is whole numbers.
	const above = 200 * unit - 2 * Number(`${whole}${decimals}`);
	if (whole === "" || above < 0 || !(count >= 1 && count <= MOST_CANDIDATES)) return undefined;
	const ahead = (halves: number) => (Math.max(0, halves) * count) / (200 * unit);
	const clip = (rank: number) => Math.max(1, Math.min(count, rank));
	return {
		percentile: plain,
		candidates: count,
		best: clip(Math.floor(ahead(above - 1)) + 1),
		worst: clip(Math.ceil(ahead(above + 1)) + 1),
	};
}
