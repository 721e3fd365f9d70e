import { LAST_PAGE, LONGEST_SEARCH } from "@uchit/contract/paging.ts";

/** Control characters become spaces (PostgreSQL refuses NUL, and nobody means them), ends are trimmed, length is bounded. */
export function cleanText(text: string): string {
	return text
		.replaceAll(/\p{Cc}+/gu, " ")
		.slice(0, LONGEST_SEARCH)
		.toWellFormed()
		.trim();
}

/** The distinct values of a key that may repeat, in the order written. */
export function listOf(params: URLSearchParams, key: string): string[] {
	return [...new Set(params.getAll(key).map(cleanText))].filter((value) => value !== "");
}

/** The first value of a key; undefined when absent or empty. */
export function firstOf(params: URLSearchParams, key: string): string | undefined {
	return listOf(params, key)[0];
}

/** The page number of an address, from 1; anything else is page 1. */
export function pageOf(params: URLSearchParams): number {
	const text = params.get("page") ?? "";
	const page = /^\d{1,6}$/.test(text) ? Number(text) : 1;
	return page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** A path with its query, without one where that is empty. */
export function withQuery(path: string, params: URLSearchParams): string {
	return params.size === 0 ? path : `${path}?${params}`;
}
