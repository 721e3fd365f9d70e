import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { getCollege } from "#app/college/data.server.ts";
import { pathsIn } from "#app/paths.ts";
import { requireVisitor, valueOrThrow } from "#app/platform/backend/visitor-call.server.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { handleCollegeAddressForm } from "./college-address.server.ts";
import { listOwnReviews, proveReview } from "./data.server.ts";
import { type AddressAnswer, sitesOf } from "./own/college-address.ts";
import { CollegeAddressForm } from "./own/college-address-form.tsx";
import type { ReviewedCollege } from "./write/writing-step.ts";

export const handle = {
	personal: true,
	requiresSession: true,
	namespaces: ["review", "shell-code"],
	counted: false,
	stored: false,
} satisfies PageHandle;

export async function loader({ context, params: { id }, url }: LoaderFunctionArgs) {
	const site = context.get(requestContext);
	const visitor = await requireVisitor(site, url);
	const { items } = valueOrThrow(await listOwnReviews(site, visitor), url);
	const own = items.find((review) => review.id === id);
	if (own === undefined) throw data("No such review", { status: 404 });
	const college = await getCollege(site, own.college.slug);
	return { id: own.id, college: own.college, sites: college === undefined ? [] : sitesOf(college) };
}

export async function action({ context, request, params: { id = "" }, url }: ActionFunctionArgs) {
	const site = context.get(requestContext);
	const visitor = await requireVisitor(site, url);
	const posted = { site, form: await request.formData(), url, headers: request.headers };
	return handleCollegeAddressForm(posted, {
		purpose: "college-email",
		prove: (token) => proveReview(site, visitor, { id, token }),
		next: pathsIn(languageOf(url.pathname)).accountReviews,
	});
}

export default function AccountReviewProof() {
	return <ProvePage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}

type ProvePageProps = {
	id: string;
	college: ReviewedCollege;
	sites: readonly string[];
	answer: AddressAnswer | undefined;
};

/** Proves an address at the college, which raises the verified level of the review. */
function ProvePage({ id, college, sites, answer }: ProvePageProps) {
	const { t, paths } = usePage();
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead title={t("review.proof.heading")} noIndex />
			<div className="max-w-text">
				<h1 className="text-3xl">{t("review.proof.heading")}</h1>
				<p className="mt-2 text-lg text-quiet">{college.name}</p>
				<p className="mt-4 mb-6">{t("review.proof.intro")}</p>
				<CollegeAddressForm purpose="college-email" sites={sites} answer={answer} back={paths.proveReview(id)} />
			</div>
		</div>
	);
}
