import type { RankedPlace, RankingExtent } from "@uchit/contract/ranking-table.ts";

/**
 * How a place stands to that of the earlier list: `by` places between two ranks; a band on either side is no number, so there is
 * nothing to count; `new` where the earlier list does not name it.
 */
export type Movement = { kind: "up" | "down"; by: number } | { kind: "same" } | { kind: "uncounted" } | { kind: "new" };

export function moveOf({ rank, before }: Pick<RankedPlace, "rank" | "before">): Movement {
	if (before === undefined) return { kind: "new" };
	if (rank === undefined || before.rank === undefined) return { kind: "uncounted" };
	if (rank === before.rank) return { kind: "same" };
	return rank < before.rank ? { kind: "up", by: before.rank - rank } : { kind: "down", by: rank - before.rank };
}

/** The last place that we hold of a list: the end of its last band, or its last rank. */
export function depthOf({ lastRank, bands }: Pick<RankingExtent, "lastRank" | "bands">): number {
	const ends = bands.map(({ band }) => Number(band.split("-")[1] ?? 0));
	return Math.max(lastRank, ...ends);
}
