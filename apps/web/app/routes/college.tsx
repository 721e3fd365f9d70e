import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { CollegeFacts } from "#app/components/college/college-facts.tsx";
import { CollegeHeader } from "#app/components/college/college-header.tsx";
import { CutoffSection } from "#app/components/cutoff/cutoff-section.tsx";
import { RankingSection } from "#app/components/ranking/ranking-section.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { SourceList } from "#app/components/source/source-list.tsx";
import { getCollege } from "#app/data/colleges.server.ts";
import { searchCutoffs } from "#app/data/cutoffs.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/translate.ts";
import { parseCutoffSearch } from "#app/lib/cutoff-search.ts";
import { layOutRankPlots } from "#app/lib/rank-plot.ts";
import { mergeSources, sourceNames } from "#app/lib/sources.ts";
import { describeCollege, titleOfCollege } from "#app/lib/words.ts";
import { CUTOFFS_ID, pathsIn, usePaths } from "#app/paths.ts";
import { requestContext } from "#app/request-context.ts";

export async function loader({ context, params: { slug = "" }, url }: LoaderFunctionArgs) {
	if (slug !== slug.toLowerCase()) throw redirect(pathsIn(languageOf(url.pathname)).college(slug.toLowerCase()), 301);
	const request = context.get(requestContext);
	const college = await getCollege(request, slug);
	if (college === undefined) throw data("No such college", { status: 404 });
	const search = parseCutoffSearch(url.searchParams);
	const summaries = college.cutoffs;
	const cutoffs = summaries.length === 0 ? undefined : await searchCutoffs(request, slug, { search, summaries });
	return { college, cutoffs, plots: layOutRankPlots(college.rankings) };
}

export default function CollegePage() {
	const t = useWords();
	const paths = usePaths();
	const { college, cutoffs, plots } = useLoaderData<typeof loader>();
	const sources = mergeSources(college.sources, cutoffs?.page.sources ?? []);
	const sourceName = sourceNames(sources);
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={titleOfCollege(t, college)}
				description={describeCollege(t, college)}
				canonical={paths.college(college.slug)}
			/>
			<CollegeHeader college={college} sourceName={sourceName} />
			<CollegeFacts id="facts" college={college} sourceName={sourceName} />
			<RankingSection id="rankings" rankings={college.rankings} plots={plots} sourceName={sourceName} />
			<CutoffSection
				id={CUTOFFS_ID}
				slug={college.slug}
				summaries={college.cutoffs}
				cutoffs={cutoffs}
				sourceName={sourceName}
			/>
			<SourceList sources={sources} />
		</div>
	);
}
