import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { loadCollegePage } from "#app/college/page.server.ts";
import { useCollege } from "#app/college/use-college.ts";
import { listLaterCycles } from "#app/exam/data.server.ts";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { createSourceNamer, mergeSources, toShortSource } from "#app/facts/sources.ts";
import { CUTOFFS_ID, TREND_ID } from "#app/paths.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { CutoffSection } from "./cutoff-section.tsx";
import { loadCutoffTrends, searchCutoffs } from "./data.server.ts";
import { parseCutoffSearch } from "./search.ts";
import { parseTrendSearch } from "./trend-search.ts";
import { TrendSection } from "./trend-section.tsx";

export const handle = {
	parameters: [
		"exam",
		"authority",
		"year",
		"round",
		"quota",
		"seatType",
		"gender",
		"programme",
		"page",
		"limit",
		"trendExam",
		"trendAuthority",
		"trendQuota",
		"trendPool",
		"trendSeatType",
		"trendGender",
		"trendRankSpace",
		"trendProgramme",
	],
	namespaces: ["college", "college-cutoffs", "facts", "facts-words"],
} satisfies PageHandle;

export async function loader(args: LoaderFunctionArgs) {
	const { request, college } = await loadCollegePage(args, "cutoffs");
	const lists = college.cutoffs.map(({ exam, authority, lastYear }) => ({ exam, authority, newestYear: lastYear }));
	const [table, trend, later] = await Promise.all([
		searchCutoffs(request, college.slug, parseCutoffSearch(args.url.searchParams)),
		loadCutoffTrends(request, college.slug, parseTrendSearch(args.url.searchParams)),
		listLaterCycles(request, lists),
	]);
	const sources = mergeSources(table.sources, trend.sources).map(toShortSource);
	return { cutoffs: table.cutoffs, trends: trend.trends, later, sources };
}

export default function CollegeCutoffs() {
	const college = useCollege();
	const { cutoffs, trends, later, sources: ofCutoffs } = useLoaderData<typeof loader>();
	const sources = mergeSources(college.sources, ofCutoffs);
	return (
		<>
			<TrendSection
				id={TREND_ID}
				slug={college.slug}
				trends={trends}
				table={cutoffs.search}
				sourceName={createSourceNamer(sources)}
			/>
			<CutoffSection
				id={CUTOFFS_ID}
				slug={college.slug}
				summaries={college.cutoffs}
				later={later}
				cutoffs={cutoffs}
				trend={trends.search}
				sourceName={createSourceNamer(sources)}
			/>
			<FoldedSources slug={college.slug} sources={sources} />
		</>
	);
}
