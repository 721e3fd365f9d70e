import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { getCollege } from "#app/college/data.server.ts";
import { requireVisitor } from "#app/platform/backend/visitor-call.server.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { claimStatusOf, handleAnswersForm } from "./answers.server.ts";
import { listReviews } from "./data.server.ts";
import { AnswersPage } from "./own/answers-page.tsx";
import { sitesOf } from "./own/college-address.ts";
import { parseReviewSearch } from "./search.ts";

export const handle = {
	personal: true,
	requiresSession: true,
	namespaces: ["review", "shell-code"],
	counted: false,
	stored: false,
} satisfies PageHandle;

/** `/account/answers/{slug}?page=`: somebody of a college claims it and, once approved, answers its reviews. */
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
	return handleAnswersForm(posted, visitor, slug);
}

export default function AccountAnswers() {
	return <AnswersPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
