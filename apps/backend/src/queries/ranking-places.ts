import type { RankingList } from "@uchit/contract/ranking.ts";
import { type SQL, sql } from "drizzle-orm";

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
