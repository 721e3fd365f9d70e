import { CATEGORIES, type CategoryId } from "./category.ts";
import type { RANKING_LISTS } from "./ranking.ts";

/**
 * The list that ranks a category, by its slug. NIRF has none for commerce, sciences and arts: their colleges are in the
 * list of colleges. It does not rank teacher education.
 */
export const LIST_OF_CATEGORY = {
	engineering: "engineering",
	management: "management",
	medical: "medical",
	law: "law",
	commerce: "college",
	sciences: "college",
	arts: "college",
	architecture: "architecture",
	education: "overall",
	"general-degree": "college",
} as const satisfies Record<string, (typeof RANKING_LISTS)[number]>;

export function rankingListOf(categories: readonly CategoryId[]): (typeof RANKING_LISTS)[number] {
	const lists = new Set(
		CATEGORIES.filter(({ id }) => categories.includes(id)).map(({ slug }) => LIST_OF_CATEGORY[slug]),
	);
	const [list, other] = lists;
	return list !== undefined && other === undefined ? list : "overall";
}
