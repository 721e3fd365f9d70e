import { REVIEW_SORTS, type ReviewSort } from "@uchit/contract/review.ts";
import { createAddressCodec, firstValueOf, oneOf, page } from "#app/platform/address-codec.ts";

export type ReviewSearch = { sort: ReviewSort; page: number };

export const { parse: parseReviewSearch, write: toReviewParams } = createAddressCodec<ReviewSearch>({
	sort: oneOf(REVIEW_SORTS, "newest", firstValueOf),
	page: page(),
});
