import { RANKING_LISTS, type RankingList } from "./ranking.ts";

/** A figure this many years older than the newest of its kind is not compared. */
const STALE_AFTER_YEARS = 3;

export function isFresh(year: number, newest: number): boolean {
	return newest - year < STALE_AFTER_YEARS;
}

export type Comparable = {
	kind: string;
	year: number;
	list?: RankingList | undefined;
	/** The number of people behind the figure: the most common course of a field has the most. */
	people?: number | undefined;
	/** False for a band of ranks. */
	isExact: boolean;
};

/** Figures with equal keys have the same kind and year. */
export function keyOf({ kind, year }: Pick<Comparable, "kind" | "year">): string {
	return `${year} ${kind}`;
}

/**
 * Chooses the figure to compare: the one that most institutions have, of the main field of most, of the newest year, of
 * the most common course. Undefined if there is none.
 */
export function chooseKey(
	offers: readonly (readonly Comparable[])[],
	mainLists: readonly (RankingList | undefined)[],
): string | undefined {
	const firsts = offers.flatMap((figures, place) =>
		[...Map.groupBy(figures, keyOf)].flatMap(([key, [first]]) =>
			first === undefined
				? []
				: [{ ...first, key, isMain: first.list !== undefined && first.list === mainLists[place] }],
		),
	);
	const weighed = [...Map.groupBy(firsts, ({ key }) => key)].map(([key, group]) => {
		const list = group[0]?.list;
		return {
			key,
			weights: [
				group.length,
				group.filter(({ isMain }) => isMain).length,
				group[0]?.year ?? 0,
				group.reduce((sum, { people = 0 }) => sum + people, 0),
				group.filter(({ isExact }) => isExact).length,
				list === undefined ? 0 : -RANKING_LISTS.indexOf(list),
			],
		};
	});
	return weighed.toSorted(
		(one, other) => compareWeights(one.weights, other.weights) || (one.key < other.key ? -1 : 1),
	)[0]?.key;
}

/** Sorts heavier first; earlier weights take precedence. */
function compareWeights(one: readonly number[], other: readonly number[]): number {
	return one.map((weight, place) => (other[place] ?? 0) - weight).find((difference) => difference !== 0) ?? 0;
}
