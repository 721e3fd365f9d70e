import type { RankedPlace, RankingExtent } from "@uchit/contract/ranking-table.ts";

/**
 * The change from the earlier list. `by`: places between two ranks. `uncounted`: either is a band, which is no number. `new`: not on the
 * earlier list.
 */
export type Movement = { kind: "up" | "down"; by: number } | { kind: "same" } | { kind: "uncounted" } | { kind: "new" };

export function moveOf({ rank, before }: Pick<RankedPlace, "rank" | "before">): Movement {
	if (before === undefined) return { kind: "new" };
	if (rank === undefined || before.rank === undefined) return { kind: "uncounted" };
	if (rank === before.rank) return { kind: "same" };
	return rank < before.rank ? { kind: "up", by: before.rank - rank } : { kind: "down", by: rank - before.rank };
}

/** The last place that we have of a list: the end of its last band, or its last rank. */
export function depthOf({ lastRank, bands }: Pick<RankingExtent, "lastRank" | "bands">): number {
	const ends = bands.map(({ band }) => Number(band.split("-")[1] ?? 0));
	return Math.max(lastRank, ...ends);
}
