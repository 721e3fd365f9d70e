import { CATEGORIES, type CategoryId } from "@uchit/contract/category.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";
import { type SQL, sql } from "drizzle-orm";

/** NIRF has no list for commerce, sciences and arts: their colleges stand in the list of colleges. */
const LIST_OF_CATEGORY: Record<CategoryId, RankingList> = {
	1: "engineering",
	2: "management",
	12: "medical",
	3: "law",
	7: "college",
	9: "college",
	8: "college",
	13: "architecture",
};

/** The ranking that a choice of categories is read by: the one category's own list, otherwise the overall list. */
export function rankingListOf(categories: readonly CategoryId[]): RankingList {
	const lists = new Set(CATEGORIES.filter(({ id }) => categories.includes(id)).map(({ id }) => LIST_OF_CATEGORY[id]));
	const [list, other] = lists;
	return list !== undefined && other === undefined ? list : "overall";
}

/** Each institution's newest place in a list, as a subquery: `college_id, year, rank, band, source_id`. */
export function newestPlaces(list: RankingList): SQL {
	return sql`(
		SELECT DISTINCT ON (college_id) college_id, year, rank, band, source_id
		FROM rankings WHERE list = ${list} ORDER BY college_id, year DESC
	)`;
}

/** Order of `newestPlaces() p`: the newest year's places first, in each year ranks before bands, bands by where they begin. */
export function placeOrder(direction: "best first" | "best last"): SQL {
	const band = sql`substring(p.band FROM '[0-9]+')::int`;
	return direction === "best first"
		? sql`p.year DESC, p.rank ASC NULLS LAST, ${band} ASC NULLS LAST`
		: sql`p.year ASC, ${band} DESC NULLS LAST, p.rank DESC NULLS LAST`;
}
