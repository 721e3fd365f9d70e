import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { firstValueOf } from "#app/platform/address-codec.ts";
import { requireVisitor, valueOrThrow } from "#app/platform/backend/visitor-call.server.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { listOwnReviews } from "./data.server.ts";
import { OwnReviewsPage } from "./own/own-reviews-page.tsx";
import { handleOwnReviewForm } from "./review-steps.server.ts";

/** A visitor who signs out in another tab is sent away from it. */
export const handle = {
	personal: true,
	requiresSession: true,
	namespaces: ["review"],
	counted: false,
	stored: false,
} satisfies PageHandle;

/** `/account/reviews?sent=`: one's own reviews in every state; `sent` is the college of one just sent. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const site = context.get(requestContext);
	const visitor = await requireVisitor(site, url);
	const { items } = valueOrThrow(await listOwnReviews(site, visitor), url);
	return { reviews: items, sent: firstValueOf(url.searchParams, "sent") };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
	const site = context.get(requestContext);
	const visitor = await requireVisitor(site, url);
	return handleOwnReviewForm({ site, form: await request.formData(), url, headers: request.headers }, visitor);
}

export default function AccountReviews() {
	return <OwnReviewsPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
