import { findNewsCategory, type NewsCategory } from "@uchit/contract/news.ts";
import { cleanText, firstOf, pageOf } from "./address-values.ts";

/** What `/news` shows, as its address holds it. */
export type NewsSearch = { category: NewsCategory | undefined; q: string; page: number };

/** Reads an address; what cannot be understood counts as absent. */
export function parseNewsSearch(params: URLSearchParams): NewsSearch {
	return {
		category: findNewsCategory(firstOf(params, "category")),
		q: cleanText(params.get("q") ?? ""),
		page: pageOf(params),
	};
}

/** Writes an address in one fixed order, without what is absent. */
export function toNewsParams({ category, q = "", page = 1 }: Partial<NewsSearch>): URLSearchParams {
	const params = new URLSearchParams();
	if (category !== undefined) params.set("category", category);
	if (q !== "") params.set("q", q);
	if (page > 1) params.set("page", String(page));
	return params;
}
