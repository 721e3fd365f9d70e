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
import { callAsVisitor } from "#app/platform/backend/visitor-call.server.ts";
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

export function listOwnReviews(request: RequestContext, visitor: SignedIn) {
	return callAsVisitor(request, visitor, { method: "GET", path: "/v1/me/reviews", schema: OwnReviews });
}

export function deleteReview(request: RequestContext, visitor: SignedIn, id: string) {
	return callAsVisitor(request, visitor, { method: "DELETE", path: pathOf(id), schema: Nothing });
}

/** Once per decision. */
export function appealReview(request: RequestContext, visitor: SignedIn, { id, text }: { id: string; text: string }) {
	const path = `${pathOf(id)}/appeal`;
	return callAsVisitor(request, visitor, { method: "POST", path, body: { text }, schema: ReviewReceipt });
}

/** Votes a review helpful, or withdraws the vote. Idempotent. */
export function voteReview(
	request: RequestContext,
	visitor: SignedIn,
	{ id, isHelpful }: { id: string; isHelpful: boolean },
) {
	const method = isHelpful ? "PUT" : "DELETE";
	return callAsVisitor(request, visitor, { method, path: `${pathOf(id)}/helpful`, schema: ReviewVotes });
}

/** `token`: from a code sent to an address at the college. */
export function proveReview(request: RequestContext, visitor: SignedIn, { id, token }: { id: string; token: string }) {
	const path = `${pathOf(id)}/college-email`;
	return callAsVisitor(request, visitor, { method: "POST", path, body: { token }, schema: Nothing });
}

export function listClaims(request: RequestContext, visitor: SignedIn) {
	return callAsVisitor(request, visitor, { method: "GET", path: "/v1/me/claims", schema: CollegeClaims });
}

/** `token`: from a code sent to an address at the college. */
export function claimCollege(
	request: RequestContext,
	visitor: SignedIn,
	{ slug, token }: { slug: string; token: string },
) {
	const path = `/v1/colleges/${encodeURIComponent(slug)}/claims`;
	return callAsVisitor(request, visitor, { method: "POST", path, body: { token }, schema: CollegeClaims });
}

/** Needs an approved claim to the college; moderators see the reply before the public does. */
export function replyToReview(request: RequestContext, visitor: SignedIn, { id, text }: { id: string; text: string }) {
	return callAsVisitor(request, visitor, {
		method: "PUT",
		path: `${pathOf(id)}/reply`,
		body: { text },
		schema: Nothing,
	});
}

export function reportReview(
	request: RequestContext,
	{ id, report, visitorAddress }: { id: string; report: z.input<typeof ReviewReport>; visitorAddress: string },
) {
	return sendToBackend(request, `${pathOf(id)}/report`, { body: report, schema: Nothing, visitorAddress });
}

function pathOf(id: string): string {
	return `/v1/reviews/${encodeURIComponent(id)}`;
}
