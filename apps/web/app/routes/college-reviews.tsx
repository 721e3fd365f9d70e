import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { CollegeFrame } from "#app/components/college/college-frame.tsx";
import { ReviewSection } from "#app/components/review/review-section.tsx";
import { useOrigin } from "#app/components/site/page-head.tsx";
import { StructuredData } from "#app/components/site/structured-data.tsx";
import { loadCollegePage } from "#app/data/college-page.server.ts";
import { takeReviewForm } from "#app/data/review-steps.server.ts";
import { listReviews } from "#app/data/reviews.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { translateFor } from "#app/i18n/translate-for.server.ts";
import { layOutReviewPlots } from "#app/lib/review-plots.ts";
import { parseReviewSearch } from "#app/lib/review-search.ts";
import { sourcesOf } from "#app/lib/sources.ts";
import { ratingData } from "#app/lib/structured-data.ts";
import { usePaths } from "#app/paths.ts";
import { requestContext } from "#app/request-context.ts";

/** `?sort=&page=`: what students say, the same for everyone. */
export async function loader(args: LoaderFunctionArgs) {
	const { request, college } = await loadCollegePage(args, "reviews");
	const search = parseReviewSearch(args.url.searchParams);
	const list = await listReviews(request, college.slug, search);
	// Where all were taken down, the first page says so.
	if (list.items.length === 0 && search.page > 1) throw data("No such page of reviews", { status: 404 });
	const t = await translateFor(languageOf(args.url.pathname));
	return { college, list, plots: layOutReviewPlots(t, list.totals) };
}

/** A vote or a report, with scripts or without. */
export async function action({ context, request, url }: ActionFunctionArgs) {
	const site = context.get(requestContext);
	return takeReviewForm({ site, form: await request.formData(), url, headers: request.headers });
}

export default function CollegeReviews() {
	const paths = usePaths();
	const origin = useOrigin();
	const { college, list, plots } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const rating = ratingData(college, `${origin}${paths.college(college.slug)}`, list.totals);
	return (
		<CollegeFrame college={college} tab="reviews" sources={sourcesOf(college.sources, college.rankings)}>
			{rating !== undefined && <StructuredData data={rating} />}
			<ReviewSection slug={college.slug} list={list} plots={plots} answer={answer} />
		</CollegeFrame>
	);
}
