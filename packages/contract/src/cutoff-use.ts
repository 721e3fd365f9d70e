import type { Cutoff } from "./cutoff.ts";
import type { RankSpace, SeatPool } from "./cutoff-kind.ts";

/** Seats open to everyone of the region. `special`, `management` and `nri` seats are for a few, and their closings follow no rule. */
export const GENERAL_POOLS: readonly SeatPool[] = ["all-india", "home-state", "other-state"];

export function isGeneralPool(pool: SeatPool): boolean {
	return GENERAL_POOLS.includes(pool);
}

/** Marks, in which higher is better; in every other space the smaller rank is the better one. */
export function isScoreSpace(rankSpace: RankSpace): boolean {
	return rankSpace.endsWith("-score");
}

/** A score whose maximum differs by programme: figures of two programmes are never compared. */
export function isProgrammeSpecific(rankSpace: RankSpace): boolean {
	return rankSpace === "du-csas-score";
}

/**
 * Whether a tool (predictor, plot, maximum) may use the row: it has a year and a figure, no mark, and is not preparatory. A missing row
 * proves nothing: neither that the seat was full nor that it was not offered. Tests compare what queries select with this.
 */
export function isUsable(row: Pick<Cutoff, "year" | "closingRank" | "closingScore" | "preparatory" | "mark">): boolean {
	return (
		row.year !== undefined &&
		!row.preparatory &&
		row.mark === undefined &&
		(row.closingRank !== undefined || row.closingScore !== undefined)
	);
}

/**
 * JoSAA's tables mark preparatory ranks from this year on. Nearly half of the IITs' disability rows were preparatory that year, so
 * earlier ones may be of either list and are not used in a trend.
 */
export const PREPARATORY_MARKED_SINCE = 2025;
