import type { Cutoff, RankSpace, SeatPool } from "./cutoff.schema.ts";

/** What must be known of a row before a tool may count with it. */
type Row = Pick<
	Cutoff,
	| "exam"
	| "year"
	| "quota"
	| "pool"
	| "seatType"
	| "socialCategory"
	| "pwd"
	| "gender"
	| "closingRank"
	| "closingScore"
	| "preparatory"
	| "rankSpace"
	| "mark"
	| "programme"
>;

/** Seats that anybody of the region may compete for. `special`, `management` and `nri` seats are for a few, and close where they like. */
const GENERAL_POOLS: readonly SeatPool[] = ["all-india", "home-state", "other-state"];

export function isGeneralPool(pool: SeatPool): boolean {
	return GENERAL_POOLS.includes(pool);
}

/** Marks, in which higher is better; in every other space the smaller rank is the better one. */
export function isScoreSpace(rankSpace: RankSpace): boolean {
	return rankSpace.endsWith("-score");
}

/** A score whose maximum differs by programme: figures of two programmes are never compared, whoever they are for. */
export function isOfOneProgramme(rankSpace: RankSpace): boolean {
	return rankSpace === "du-csas-score";
}

/**
 * Whether a tool (predictor, plot, maximum) may use the row: it has a year and a figure, no mark, and is not of the preparatory
 * course. A row that is missing says nothing: neither that the seat was full, nor that it was not offered.
 */
export function isUsable(row: Row): boolean {
	return (
		row.year !== undefined &&
		!row.preparatory &&
		row.mark === undefined &&
		(row.closingRank !== undefined || row.closingScore !== undefined)
	);
}

/** Whether two rows count the same thing for the same people, so that one may be held against the other. */
export function areComparable(a: Row, b: Row): boolean {
	return (
		isUsable(a) &&
		isUsable(b) &&
		a.exam === b.exam &&
		a.rankSpace === b.rankSpace &&
		(!isOfOneProgramme(a.rankSpace) || a.programme === b.programme) &&
		a.pool === b.pool &&
		a.quota === b.quota &&
		a.seatType === b.seatType &&
		a.socialCategory === b.socialCategory &&
		a.pwd === b.pwd &&
		a.gender === b.gender
	);
}

/** The furthest rank that still got a seat of one pool, in one rank space; undefined where no usable row has one. */
export function furthestClosingRank(
	rows: readonly Row[],
	{ rankSpace, pool }: { rankSpace: RankSpace; pool: SeatPool },
): number | undefined {
	const ranks = rows
		.filter((row) => isUsable(row) && row.rankSpace === rankSpace && row.pool === pool)
		.flatMap(({ closingRank }) => closingRank ?? []);
	return ranks.length === 0 ? undefined : Math.max(...ranks);
}
