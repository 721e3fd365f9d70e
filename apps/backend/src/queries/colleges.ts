import {
	COLLEGES_PAGE_SIZE,
	type CollegeQuery,
	type CollegeResults,
	type CollegeSort,
} from "@uchit/contract/college.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { countColleges } from "#backend/queries/colleges/facets.ts";
import { type CollegeFilter, hasText, type TextFilter, toCollegeFilter } from "#backend/queries/colleges/filter.ts";
import { listCollegeIds } from "#backend/queries/colleges/order.ts";
import { respellWords } from "#backend/queries/colleges/spelling.ts";
import { listSummaries } from "#backend/queries/colleges/summaries.ts";
import { rankingListOf } from "#backend/queries/ranking-places.ts";
import { listSources } from "#backend/queries/sources.ts";
import { listStates, type State } from "#backend/queries/states.ts";

/** One page of the institutions that a visitor asks for, with the counts of every facet's options. */
export async function searchColleges(db: Database, query: CollegeQuery): Promise<CollegeResults> {
	const states = await listStates(db);
	const filter = toCollegeFilter(query, new Set(states.map(({ slug }) => slug)));
	const page = toPage(query, filter);
	const results = await search(db, filter, states, page);
	const text = results.total === 0 ? await respell(db, filter.text) : undefined;
	return text === undefined ? results : search(db, { ...filter, text }, states, page);
}

type Page = { sort: CollegeSort; page: number };

/** Relevance means nothing without words: then the ranking orders. */
function toPage(query: CollegeQuery, { text }: CollegeFilter): Page {
	const hasWords = text.kind === "words";
	const sort = query.sort ?? (hasWords ? "relevance" : "nirf");
	return { sort: sort === "relevance" && !hasWords ? "nirf" : sort, page: query.page };
}

async function search(
	db: Database,
	filter: CollegeFilter,
	states: readonly State[],
	{ sort, page }: Page,
): Promise<CollegeResults> {
	const list = rankingListOf(filter.categories);
	const order = { sort, list, offset: (page - 1) * COLLEGES_PAGE_SIZE, limit: COLLEGES_PAGE_SIZE };
	const [counts, items] = await Promise.all([
		countColleges(db, filter, states),
		listCollegeIds(db, filter, order).then((ids) => listSummaries(db, ids, list)),
	]);
	const sources = await listSources(
		db,
		items.flatMap(({ sourceId, ranking }) => [sourceId, ...(ranking ? [ranking.sourceId] : [])]),
	);
	return { ...counts, page, pageSize: COLLEGES_PAGE_SIZE, sort, items, sources };
}

/** Other spellings to search by, where no institution at all (under whatever filter) has the words as typed. */
async function respell(db: Database, text: TextFilter): Promise<TextFilter | undefined> {
	if (text.kind !== "words") return undefined;
	const { rows } = await db.execute(sql`SELECT FROM colleges c WHERE ${hasText(text)} LIMIT 1`);
	if (rows.length > 0) return undefined;
	const words = await respellWords(db, text.words.flat());
	return words && { kind: "words", words };
}
