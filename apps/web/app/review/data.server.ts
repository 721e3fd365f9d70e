import {
	CollegeClaims,
	OwnReviews,
	ReviewList,
	ReviewReceipt,
	type ReviewReport,
	ReviewVotes,
} from "@uchit/contract/review.ts";
import * as z from "zod";
import { requireFromBackend, sendToBackend } from "#app/platform/backend/backend.server.ts";
import { callAsVisitor, visitorCall } from "#app/platform/backend/visitor-call.server.ts";
import type { RequestContext, SignedIn } from "#app/platform/request-context.ts";
import type { ReviewSearch } from "./search.ts";
import { toReviewBody, type WrittenReview } from "./write/written-review.ts";

const Nothing = z.undefined();

export async function listReviews(
	request: RequestContext,
	slug: string,
	{ sort, page }: ReviewSearch,
): Promise<ReviewList> {
	const query = new URLSearchParams({ sort, page: String(page) });
	return requireFromBackend(request, `/v1/colleges/${slug}/reviews?${query}`, ReviewList);
}

type Writing = { visitor: SignedIn; visitorAddress: string; written: WrittenReview };

/** A second review of the same college and course is a new version of the first. */
export function sendReview(request: RequestContext, college: string, { visitor, visitorAddress, written }: Writing) {
	const body = { college, ...toReviewBody(written) };
	return callAsVisitor(request, visitor, {
		method: "POST",
		path: "/v1/reviews",
		body,
		schema: ReviewReceipt,
		visitorAddress,
	});
}

export function changeReview(request: RequestContext, id: string, { visitor, visitorAddress, written }: Writing) {
	const call = { method: "PATCH", path: pathOf(id), body: toReviewBody(written), schema: ReviewReceipt } as const;
	return callAsVisitor(request, visitor, { ...call, visitorAddress });
}

export const listOwnReviews = visitorCall(() => ["GET", "/v1/me/reviews", OwnReviews]);
export const deleteReview = visitorCall((id: string) => ["DELETE", pathOf(id), Nothing]);

type Text = { id: string; text: string };

/** Once per decision. */
export const appealReview = visitorCall(({ id, text }: Text) => [
	"POST",
	`${pathOf(id)}/appeal`,
	ReviewReceipt,
	{ text },
]);

/** Votes a review helpful, or withdraws the vote. Idempotent. */
export const voteReview = visitorCall(({ id, isHelpful }: { id: string; isHelpful: boolean }) => [
	isHelpful ? "PUT" : "DELETE",
	`${pathOf(id)}/helpful`,
	ReviewVotes,
]);

/** `token`: from a code sent to an address at the college. */
export const proveReview = visitorCall(({ id, token }: { id: string; token: string }) => [
	"POST",
	`${pathOf(id)}/college-email`,
	Nothing,
	{ token },
]);

export const listClaims = visitorCall(() => ["GET", "/v1/me/claims", CollegeClaims]);

/** `token`: from a code sent to an address at the college. */
export const claimCollege = visitorCall(({ slug, token }: { slug: string; token: string }) => [
	"POST",
	`/v1/colleges/${encodeURIComponent(slug)}/claims`,
	CollegeClaims,
	{ token },
]);

/** Needs an approved claim to the college; moderators see the reply before the public does. */
export const replyToReview = visitorCall(({ id, text }: Text) => ["PUT", `${pathOf(id)}/reply`, Nothing, { text }]);

export function reportReview(
	request: RequestContext,
	{ id, report, visitorAddress }: { id: string; report: z.input<typeof ReviewReport>; visitorAddress: string },
) {
	return sendToBackend(request, `${pathOf(id)}/report`, { body: report, schema: Nothing, visitorAddress });
}

function pathOf(id: string): string {
	return `/v1/reviews/${encodeURIComponent(id)}`;
}
