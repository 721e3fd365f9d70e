import type { CollegeSort } from "@uchit/contract/college.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { type CollegeFilter, matches, type TextFilter } from "#backend/queries/colleges/filter.ts";
import { newestPlaces, placeOrder } from "#backend/queries/ranking-places.ts";

export type CollegeOrder = {
	sort: CollegeSort;
	/** The list that `nirf` sorts by. */
	list: RankingList;
	offset: number;
	limit: number;
};

type IdRow = { id: string };

/** Ids of the institutions that match, in order; no two institutions tie, so pages neither repeat nor skip one. */
export async function listCollegeIds(db: Database, filter: CollegeFilter, order: CollegeOrder): Promise<string[]> {
	switch (order.sort) {
		case "relevance":
			return listIds(db, filter, byRelevance(filter.text), order);
		case "name":
			return listIds(db, filter, sql`lower(c.name), c.id`, order);
		case "-name":
			return listIds(db, filter, sql`lower(c.name) DESC, c.id DESC`, order);
		case "nirf":
			return listIdsByRank(db, filter, order, placeOrder("best first"));
		case "-nirf":
			return listIdsByRank(db, filter, order, placeOrder("best last"));
	}
}

async function listIds(
	db: Database,
	filter: CollegeFilter,
	orderBy: SQL,
	{ offset, limit }: Pick<CollegeOrder, "offset" | "limit">,
) {
	const { rows } = await db.execute<IdRow>(
		sql`SELECT c.id FROM colleges c WHERE ${matches(filter)} ORDER BY ${orderBy} OFFSET ${offset} LIMIT ${limit}`,
	);
	return rows.map(({ id }) => id);
}

/** The few that are ranked, then the many that are not by name: one query for both would sort all 70,000 for every page. */
async function listIdsByRank(
	db: Database,
	filter: CollegeFilter,
	order: CollegeOrder,
	orderBy: SQL,
): Promise<string[]> {
	const { rows } = await db.execute<IdRow>(sql`
		SELECT c.id FROM ${newestPlaces(order.list)} p JOIN colleges c ON c.id = p.college_id
		WHERE ${matches(filter)} ORDER BY ${orderBy}, lower(c.name), c.id`);
	const ranked = rows.map(({ id }) => id);
	const ofPage = ranked.slice(order.offset, order.offset + order.limit);
	if (ofPage.length === order.limit) return ofPage;
	const rest = await listUnrankedIds(db, filter, order, {
		offset: Math.max(0, order.offset - ranked.length),
		limit: order.limit - ofPage.length,
	});
	return [...ofPage, ...rest];
}

async function listUnrankedIds(
	db: Database,
	filter: CollegeFilter,
	{ list }: CollegeOrder,
	{ offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
	const { rows } = await db.execute<IdRow>(sql`
		SELECT c.id FROM colleges c
		WHERE ${matches(filter)} AND c.id NOT IN (SELECT college_id FROM rankings WHERE list = ${list})
		ORDER BY lower(c.name), c.id OFFSET ${offset} LIMIT ${limit}`);
	return rows.map(({ id }) => id);
}

/**
 * Relevance, in one paragraph: the institution whose name is what was typed, then names that begin with it, then institutions that
 * some ranking lists, then those whose name (and not only whose place) has the words, then shorter names, then A to Z.
 */
function byRelevance(text: TextFilter): SQL {
	if (text.kind !== "words") return sql`lower(c.name), c.id`;
	const words = text.words.flatMap(([spelling]) => spelling ?? []);
	const begins = sql`starts_with(c.search_text, ${words.join(" ")})`;
	return sql`CASE WHEN ${begins} THEN ${lettersOfName} = ${words.join("")} ELSE FALSE END DESC, ${begins} DESC,
		c.id IN (SELECT college_id FROM rankings) DESC, ${sql.join(words.map(isInName), sql` AND `)} DESC,
		length(c.name), lower(c.name), c.id`;
}

/** A name's letters and digits alone; asked only for the few names that begin rightly, because it is slow. */
const lettersOfName = sql`regexp_replace(lower(unaccent(replace(c.name, '&', 'and'))), '[^a-z0-9]', '', 'g')`;

/** `search_text` begins with the name's own words, so a word that stands that early is one of them. */
function isInName(word: string): SQL {
	return sql`strpos(c.search_text, ${word}) <= length(c.name)`;
}
