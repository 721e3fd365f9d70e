import { REVIEW_SORTS, type ReviewSort } from "@uchit/contract/review-options.ts";
import { firstOf, pageOf } from "./address-values.ts";

/** Which reviews of a college a page shows, as its address holds it. */
export type ReviewSearch = { sort: ReviewSort; page: number };

/** How many stand on one page: the backend pages by as many. */
export const REVIEW_PAGE_SIZE = 20;

/** Reads an address; what cannot be understood counts as absent. */
export function parseReviewSearch(params: URLSearchParams): ReviewSearch {
	const asked = firstOf(params, "sort");
	return { sort: REVIEW_SORTS.find((sort) => sort === asked) ?? "newest", page: pageOf(params) };
}
