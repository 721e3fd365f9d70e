import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { ProvePage } from "#app/components/review/prove-page.tsx";
import { takeCollegeAddress } from "#app/data/college-address.server.ts";
import { getCollege } from "#app/data/colleges.server.ts";
import { listOwnReviews, proveReview } from "#app/data/reviews.server.ts";
import { orThrow, requireVisitor } from "#app/data/visitor-call.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { sitesOf } from "#app/lib/college-address.ts";
import { pathsIn } from "#app/paths.ts";
import { requestContext } from "#app/request-context.ts";

export const handle = { requiresSession: true };

/** Somebody shows by a code to an address at the college that they belong there. */
export async function loader({ context, params: { id }, url }: LoaderFunctionArgs) {
	const site = context.get(requestContext);
	const visitor = await requireVisitor(site, url);
	const { items } = orThrow(await listOwnReviews(site, visitor), url);
	const own = items.find((review) => review.id === id);
	if (own === undefined) throw data("No such review", { status: 404 });
	const college = await getCollege(site, own.college.slug);
	return { id: own.id, college: own.college, sites: college === undefined ? [] : sitesOf(college) };
}

export async function action({ context, request, params: { id = "" }, url }: ActionFunctionArgs) {
	const site = context.get(requestContext);
	const visitor = await requireVisitor(site, url);
	const posted = { site, form: await request.formData(), url, headers: request.headers };
	return takeCollegeAddress(posted, {
		purpose: "college-email",
		prove: (token) => proveReview(site, visitor, { id, token }),
		next: pathsIn(languageOf(url.pathname)).accountReviews,
	});
}

export default function AccountReviewProof() {
	return <ProvePage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
