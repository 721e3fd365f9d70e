import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { AnswersPage } from "#app/components/review/answers-page.tsx";
import { claimStatusOf, takeAnswersForm } from "#app/data/answers.server.ts";
import { getCollege } from "#app/data/colleges.server.ts";
import { listReviews } from "#app/data/reviews.server.ts";
import { requireVisitor } from "#app/data/visitor-call.server.ts";
import { sitesOf } from "#app/lib/college-address.ts";
import { parseReviewSearch } from "#app/lib/review-search.ts";
import { requestContext } from "#app/request-context.ts";

export const handle = { requiresSession: true };

/** `/account/answers/{slug}?page=`: somebody of a college claims it, and once approved answers its reviews. */
export async function loader({ context, params: { slug = "" }, url }: LoaderFunctionArgs) {
	const site = context.get(requestContext);
	const visitor = await requireVisitor(site, url);
	const college = await getCollege(site, slug);
	if (college === undefined) throw data("No such college", { status: 404 });
	const status = await claimStatusOf(site, visitor, { slug, url });
	const { page } = parseReviewSearch(url.searchParams);
	const list = status === "approved" ? await listReviews(site, slug, { sort: "newest", page }) : undefined;
	return { college: { slug, name: college.name }, sites: sitesOf(college), status, list };
}

export async function action({ context, request, params: { slug = "" }, url }: ActionFunctionArgs) {
	const site = context.get(requestContext);
	const visitor = await requireVisitor(site, url);
	const posted = { site, form: await request.formData(), url, headers: request.headers };
	return takeAnswersForm(posted, visitor, slug);
}

export default function AccountAnswers() {
	return <AnswersPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
