import { REVIEW_SORTS, type ReviewSort } from "@uchit/contract/review.ts";
import { createAddressCodec, firstOf, oneOf, page } from "#app/platform/address-codec.ts";

/** Which reviews of a college a page shows, as its address holds it. */
export type ReviewSearch = { sort: ReviewSort; page: number };

/** How many stand on one page: the backend pages by as many. */
export const REVIEW_PAGE_SIZE = 20;

export const { parse: parseReviewSearch, write: toReviewParams } = createAddressCodec<ReviewSearch>({
	sort: oneOf(REVIEW_SORTS, "newest", firstOf),
	page: page(),
});
