import { CATEGORIES, type CategoryId } from "@uchit/contract/category.ts";
import type { RankingList } from "@uchit/contract/ranking.schema.ts";
import { LIST_OF_CATEGORY } from "@uchit/contract/ranking-list.ts";

/** The ranking that a choice of categories is read by: the one category's own list, otherwise the overall list. */
export function rankingListOf(categories: readonly CategoryId[]): RankingList {
	const lists = new Set(
		CATEGORIES.filter(({ id }) => categories.includes(id)).map(({ slug }) => LIST_OF_CATEGORY[slug]),
	);
	const [list, other] = lists;
	return list !== undefined && other === undefined ? list : "overall";
}
