import { isFresh } from "@uchit/contract/comparable.ts";
import { WHOLE_LISTS } from "@uchit/contract/main-field.ts";
import type { Ranking, RankingList } from "@uchit/contract/ranking.ts";
import { parseBand } from "#app/college/rankings/rank-band.ts";

const MAX_PLACES = 3;

/**
 * The main places: first the list of its main field, or else of whole institutions, then the best of its newest year. A band counts from
 * its first rank.
 */
export function listNewestRanks<Place extends Pick<Ranking, "list" | "year" | "rank" | "band">>(
	rankings: readonly Place[],
	mainList: RankingList | undefined,
): Place[] {
	const newestYear = Math.max(...rankings.map(({ year }) => year));
	const isOfMain = ({ list }: Place) =>
		mainList === undefined ? WHOLE_LISTS.some((each) => each === list) : list === mainList;
	const [main] = rankings
		.filter((place) => isOfMain(place) && isFresh(place.year, newestYear))
		.toSorted((one, other) => other.year - one.year || placeOf(one) - placeOf(other));
	const others = rankings
		.filter((place) => place !== main && place.year === newestYear)
		.toSorted((one, other) => placeOf(one) - placeOf(other));
	return [...(main === undefined ? [] : [main]), ...others].slice(0, MAX_PLACES);
}

function placeOf({ rank, band }: Pick<Ranking, "rank" | "band">): number {
	return rank ?? parseBand(band)?.from ?? Number.MAX_SAFE_INTEGER;
}
