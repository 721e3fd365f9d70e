import type { Ranking } from "@uchit/contract/ranking.schema.ts";
import { parseBand } from "#app/college/rankings/rank-band.ts";

/** A page opens with three figures at most. */
const MOST = 3;

/** The best places of the newest year that ranks it; a band stands where it begins. */
export function newestPlaces<Place extends Pick<Ranking, "year" | "rank" | "band">>(
	rankings: readonly Place[],
): Place[] {
	const newestYear = Math.max(...rankings.map(({ year }) => year));
	return rankings
		.filter(({ year }) => year === newestYear)
		.toSorted((one, other) => placeOf(one) - placeOf(other))
		.slice(0, MOST);
}

function placeOf({ rank, band }: Pick<Ranking, "rank" | "band">): number {
	return rank ?? parseBand(band)?.from ?? Number.MAX_SAFE_INTEGER;
}
