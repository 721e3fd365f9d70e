import { REVIEW_SORTS, type ReviewSort } from "@uchit/contract/review.ts";
import { createAddressCodec, firstValueOf, oneOf, page } from "#app/platform/address-codec.ts";

export type ReviewSearch = { sort: ReviewSort; page: number };

/** Equals the backend's page size. */
export const REVIEW_PAGE_SIZE = 20;

export const { parse: parseReviewSearch, write: toReviewParams } = createAddressCodec<ReviewSearch>({
	sort: oneOf(REVIEW_SORTS, "newest", firstValueOf),
	page: page(),
});
