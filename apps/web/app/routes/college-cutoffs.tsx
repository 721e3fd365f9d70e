import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CollegeFrame } from "#app/components/college/college-frame.tsx";
import { CutoffSection } from "#app/components/cutoff/cutoff-section.tsx";
import { TrendSection } from "#app/components/cutoff/trend-section.tsx";
import { loadCollegePage } from "#app/data/college-page.server.ts";
import { loadCutoffTrends, searchCutoffs } from "#app/data/cutoffs.server.ts";
import { listLaterCycles } from "#app/data/exams.server.ts";
import { parseCutoffSearch } from "#app/lib/cutoff-search.ts";
import { parseTrendSearch } from "#app/lib/cutoff-trend-search.ts";
import { mergeSources, sourceNames, sourcesOf } from "#app/lib/sources.ts";
import { CUTOFFS_ID, TREND_ID } from "#app/paths.ts";

export async function loader(args: LoaderFunctionArgs) {
	const { request, college } = await loadCollegePage(args, "cutoffs");
	const search = parseCutoffSearch(args.url.searchParams);
	const held = college.cutoffs.map(({ exam, authority, lastYear }) => ({ exam, authority, newestYear: lastYear }));
	const [cutoffs, trends, later] = await Promise.all([
		searchCutoffs(request, college.slug, { search, summaries: college.cutoffs }),
		loadCutoffTrends(request, college.slug, parseTrendSearch(args.url.searchParams)),
		listLaterCycles(request, held),
	]);
	return { college, cutoffs, trends, later };
}

export default function CollegeCutoffs() {
	const { college, cutoffs, trends, later } = useLoaderData<typeof loader>();
	const ofCutoffs = mergeSources(cutoffs.page.sources, trends.trend.sources);
	const sources = mergeSources(sourcesOf(college.sources, college.rankings), ofCutoffs);
	return (
		<CollegeFrame college={college} tab="cutoffs" sources={sources}>
			<TrendSection
				id={TREND_ID}
				slug={college.slug}
				trends={trends}
				table={cutoffs.asked}
				sourceName={sourceNames(sources)}
			/>
			<CutoffSection
				id={CUTOFFS_ID}
				slug={college.slug}
				summaries={college.cutoffs}
				later={later}
				cutoffs={cutoffs}
				trend={trends.asked}
				sourceName={sourceNames(sources)}
			/>
		</CollegeFrame>
	);
}
