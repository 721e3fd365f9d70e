import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { loadCollegePage } from "#app/college/page.server.ts";
import { ratingData } from "#app/college/structured-data.ts";
import { useCollege } from "#app/college/use-college.ts";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { usePaths } from "#app/paths.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { listReviews } from "#app/review/data.server.ts";
import { layOutReviewPlots } from "#app/review/list/review-plots.ts";
import { ReviewSection } from "#app/review/list/review-section.tsx";
import { handleReviewForm } from "#app/review/review-steps.server.ts";
import { parseReviewSearch } from "#app/review/search.ts";
import { useOrigin } from "#app/shell/page/page-head.tsx";
import { StructuredData } from "#app/shell/page/structured-data.tsx";

export const handle = { parameters: ["sort", "page"], namespaces: ["college", "facts", "review"] } satisfies PageHandle;

/** `?sort=&page=`: reviews, the same for every visitor. */
export async function loader(args: LoaderFunctionArgs) {
	const { request, college } = await loadCollegePage(args, "reviews");
	const search = parseReviewSearch(args.url.searchParams);
	const list = await listReviews(request, college.slug, search);
	// The first page is shown even if all reviews were removed.
	if (list.items.length === 0 && search.page > 1) throw data("No such page of reviews", { status: 404 });
	const t = await translateFor(languageOf(args.url.pathname));
	return { list, plots: layOutReviewPlots(t, list.totals) };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
	const site = context.get(requestContext);
	return handleReviewForm({ site, form: await request.formData(), url, headers: request.headers });
}

export default function CollegeReviews() {
	const paths = usePaths();
	const origin = useOrigin();
	const college = useCollege();
	const { list, plots } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const rating = ratingData(college, `${origin}${paths.college(college.slug)}`, list.totals);
	return (
		<>
			{rating !== undefined && <StructuredData data={rating} />}
			<ReviewSection slug={college.slug} list={list} plots={plots} answer={answer} />
			<FoldedSources slug={college.slug} sources={college.sources} />
		</>
	);
}
