import type { Catalogue } from "@uchit/contract/catalogue.ts";
import { FIELD_CATEGORIES } from "@uchit/contract/category.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";
import { placeWords } from "#app/facts/words/place-words.ts";
import type { Language } from "#app/platform/i18n/language.ts";

/** `place` is a rank or a band. `where` is in the page's language. */
export type RankedCollege = { slug: string; name: string; where?: string | undefined; place: number | string };

export type TopList = {
	list: RankingList;
	year: number;
	sourceId: string;
	categories: readonly { id: number; name: string }[];
	colleges: readonly RankedCollege[];
};

export type BestOfLists = { lists: readonly TopList[]; unranked: readonly { id: number; name: string }[] };

const MAX_COLLEGES = 3;

/** Only fields have NIRF lists; the two other categories are ways into the list of colleges. */
export function bestOfLists({ categories }: Pick<Catalogue, "categories">, language: Language): BestOfLists {
	const fields = categories.filter(({ id }) => FIELD_CATEGORIES.some((field) => field.id === id));
	const byList = Map.groupBy(fields, ({ topRanked }) => topRanked[0]?.ranking?.list);
	return {
		lists: [...byList.values()].flatMap((each) => toTopList(each, language)),
		unranked: (byList.get(undefined) ?? []).map(({ id, name }) => ({ id, name })),
	};
}

/** The top of a list that several categories share, as long as any other. */
function toTopList(categories: Catalogue["categories"], language: Language): TopList[] {
	const each = new Map(categories.flatMap(({ topRanked }) => topRanked.map((college) => [college.slug, college])));
	const ranked = [...each.values()].flatMap(({ ranking, ...college }) => (ranking ? [{ ...college, ranking }] : []));
	const rankOf = ({ ranking }: (typeof ranked)[number]) => ranking.rank ?? Number.POSITIVE_INFINITY;
	const best = ranked.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, MAX_COLLEGES);
	const [first] = best;
	if (first === undefined) return [];
	const { list, year, sourceId } = first.ranking;
	return [
		{
			list,
			year,
			sourceId,
			categories: categories.map(({ id, name }) => ({ id, name })),
			colleges: best.map(({ slug, name, place, ranking }) => ({
				slug,
				name,
				where: placeWords(place, language),
				place: ranking.rank ?? ranking.band ?? "",
			})),
		},
	];
}
