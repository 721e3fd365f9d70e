import { CATEGORIES, type CategoryId } from "@uchit/contract/category.ts";
import type { RankingList } from "@uchit/contract/ranking.schema.ts";

/** NIRF has no list for commerce, sciences and arts: their colleges stand in the list of colleges. It ranks no teacher education. */
const LIST_OF_CATEGORY: Record<CategoryId, RankingList> = {
	1: "engineering",
	2: "management",
	12: "medical",
	3: "law",
	7: "college",
	9: "college",
	8: "college",
	13: "architecture",
	20: "overall",
	21: "college",
};

/** The ranking that a choice of categories is read by: the one category's own list, otherwise the overall list. */
export function rankingListOf(categories: readonly CategoryId[]): RankingList {
	const lists = new Set(CATEGORIES.filter(({ id }) => categories.includes(id)).map(({ id }) => LIST_OF_CATEGORY[id]));
	const [list, other] = lists;
	return list !== undefined && other === undefined ? list : "overall";
}
