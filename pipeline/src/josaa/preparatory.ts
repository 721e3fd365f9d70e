import type { BuiltCounselling } from "#pipeline/cutoffs/build.ts";
import type { Cutoff } from "#pipeline/cutoffs/cutoff.ts";

/** From this year on the copies of JoSAA's tables keep the P of a preparatory rank. */
const PRINTED_SINCE = 2025;

/** Share of the same seat's median: a preparatory list is short and starts again at rank 1. */
const MIN_SHARE = 1 / 5;

/**
 * Marks probable ranks of the IITs' preparatory course, as the copies of 2016–24 lost their P: seats for SC, ST and people with a
 * disability that close below a fifth of the same seat's median over those years and all rounds. An existing mark stays.
 */
export function markPreparatory(josaa: readonly BuiltCounselling[]): BuiltCounselling[] {
	const medians = mediansOf(josaa.flatMap(({ cutoffs }) => cutoffs.filter(mayBePreparatory)));
	const isLikely = (cutoff: Cutoff) =>
		cutoff.mark === undefined &&
		mayBePreparatory(cutoff) &&
		(cutoff.closingRank ?? Number.POSITIVE_INFINITY) < (medians.get(keyOfSeat(cutoff)) ?? 0) * MIN_SHARE;
	return josaa.map((built) => {
		const cutoffs = built.cutoffs.map(
			(cutoff): Cutoff => (isLikely(cutoff) ? { ...cutoff, mark: "likely-preparatory" } : cutoff),
		);
		const marked = cutoffs.filter(({ mark }) => mark !== undefined).length;
		return { ...built, cutoffs, report: { ...built.report, marked } };
	});
}

function mayBePreparatory({ exam, year = PRINTED_SINCE, socialCategory, pwd }: Cutoff): boolean {
	return exam === "jee-advanced" && year < PRINTED_SINCE && (pwd || socialCategory === "sc" || socialCategory === "st");
}

function mediansOf(cutoffs: readonly Cutoff[]): ReadonlyMap<string, number> {
	return new Map(
		[...Map.groupBy(cutoffs, keyOfSeat)].map(([key, seats]) => {
			const ranks = seats.flatMap(({ closingRank }) => closingRank ?? []).sort((a, b) => a - b);
			return [key, ranks[Math.floor(ranks.length / 2)] ?? 0];
		}),
	);
}

function keyOfSeat({ collegeId, programme, quota, seatType, gender }: Cutoff): string {
	return [collegeId, programme, quota, seatType, gender].join("|");
}
