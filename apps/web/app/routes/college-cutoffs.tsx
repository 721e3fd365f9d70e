import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CollegeFrame } from "#app/components/college/college-frame.tsx";
import { CutoffSection } from "#app/components/cutoff/cutoff-section.tsx";
import { loadCollegePage } from "#app/data/college-page.server.ts";
import { searchCutoffs } from "#app/data/cutoffs.server.ts";
import { parseCutoffSearch } from "#app/lib/cutoff-search.ts";
import { mergeSources, sourceNames, sourcesOf } from "#app/lib/sources.ts";
import { CUTOFFS_ID } from "#app/paths.ts";

export async function loader(args: LoaderFunctionArgs) {
	const { request, college } = await loadCollegePage(args, "cutoffs");
	const search = parseCutoffSearch(args.url.searchParams);
	return { college, cutoffs: await searchCutoffs(request, college.slug, { search, summaries: college.cutoffs }) };
}

export default function CollegeCutoffs() {
	const { college, cutoffs } = useLoaderData<typeof loader>();
	const sources = mergeSources(sourcesOf(college.sources, college.rankings), cutoffs.page.sources);
	return (
		<CollegeFrame college={college} tab="cutoffs" sources={sources}>
			<CutoffSection
				id={CUTOFFS_ID}
				slug={college.slug}
				summaries={college.cutoffs}
				cutoffs={cutoffs}
				sourceName={sourceNames(sources)}
			/>
		</CollegeFrame>
	);
}
