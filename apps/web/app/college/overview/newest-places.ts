import { isFresh } from "@uchit/contract/comparable.ts";
import { WHOLE_LISTS } from "@uchit/contract/main-field.ts";
import type { Ranking, RankingList } from "@uchit/contract/ranking.ts";
import { parseBand } from "#app/college/rankings/rank-band.ts";

/** A page begins with at most three figures. */
const MOST = 3;

/**
 * Returns an institution's main places: first that of its main field, or without one those of whole institutions, then
 * the best of the newest year that ranks it. A band counts from its first rank.
 */
export function newestPlaces<Place extends Pick<Ranking, "list" | "year" | "rank" | "band">>(
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
	return [...(main === undefined ? [] : [main]), ...others].slice(0, MOST);
}

function placeOf({ rank, band }: Pick<Ranking, "rank" | "band">): number {
	return rank ?? parseBand(band)?.from ?? Number.MAX_SAFE_INTEGER;
}
