import type { Cutoff } from "./cutoff.ts";
import type { RankSpace, SeatPool } from "./cutoff-kind.ts";

/** Seats that anybody of the region may compete for. `special`, `management` and `nri` seats are for a few, and close where they like. */
const GENERAL_POOLS: readonly SeatPool[] = ["all-india", "home-state", "other-state"];

export function isGeneralPool(pool: SeatPool): boolean {
	return GENERAL_POOLS.includes(pool);
}

/** Marks, in which higher is better; in every other space the smaller rank is the better one. */
export function isScoreSpace(rankSpace: RankSpace): boolean {
	return rankSpace.endsWith("-score");
}

/** A score whose maximum differs by programme: figures of two programmes are never compared. */
export function isOfOneProgramme(rankSpace: RankSpace): boolean {
	return rankSpace === "du-csas-score";
}

/**
 * Whether a tool (predictor, plot, maximum) may use the row: it has a year and a figure, no mark, and is not of the preparatory
 * course. A row that is missing says nothing: neither that the seat was full, nor that it was not offered. What queries choose is held
 * against it.
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
 * The copies of JoSAA's tables tell preparatory ranks apart from this year on. That year nearly half of the IITs' rows for people
 * with a disability were preparatory ranks, so that those of the years before are of either list, and of no use in a line.
 */
export const PREPARATORY_MARKED_SINCE = 2025;
