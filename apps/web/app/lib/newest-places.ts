import type { Ranking } from "@uchit/contract/ranking.ts";

/** A page opens with three figures at most. */
const MOST = 3;

/** The best places of the newest year that ranks it; ranks before bands. */
export function newestPlaces(rankings: readonly Ranking[]): Ranking[] {
	const newestYear = Math.max(...rankings.map(({ year }) => year));
	return rankings
		.filter(({ year }) => year === newestYear)
		.toSorted((a, b) => (a.rank ?? Number.POSITIVE_INFINITY) - (b.rank ?? Number.POSITIVE_INFINITY) || 0)
		.slice(0, MOST);
}
