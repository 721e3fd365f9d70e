import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { OwnReviewsPage } from "#app/components/review/own-reviews-page.tsx";
import { takeOwnReviewForm } from "#app/data/review-steps.server.ts";
import { listOwnReviews } from "#app/data/reviews.server.ts";
import { orThrow, requireVisitor } from "#app/data/visitor-call.server.ts";
import { firstOf } from "#app/lib/address-values.ts";
import { requestContext } from "#app/request-context.ts";

/** Who signs out in another tab is not left before somebody's reviews (components/site/session.tsx). */
export const handle = { requiresSession: true };

/** `/account/reviews?sent=`: what somebody has written, in every state. `sent`: of what they have just sent a review. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const site = context.get(requestContext);
	const visitor = await requireVisitor(site, url);
	const { items } = orThrow(await listOwnReviews(site, visitor), url);
	return { reviews: items, sent: firstOf(url.searchParams, "sent") };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
	const site = context.get(requestContext);
	const visitor = await requireVisitor(site, url);
	return takeOwnReviewForm({ site, form: await request.formData(), url, headers: request.headers }, visitor);
}

export default function AccountReviews() {
	return <OwnReviewsPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
