import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CollegeFrame } from "#app/components/college/college-frame.tsx";
import { PlacementSection } from "#app/components/placement/placement-section.tsx";
import { loadCollegePage } from "#app/data/college-page.server.ts";
import { getOutcomes } from "#app/data/colleges.server.ts";
import { findLead, layOutPlacements } from "#app/lib/placement-plot.ts";
import { mergeSources, sourceNames, sourcesOf } from "#app/lib/sources.ts";

export async function loader(args: LoaderFunctionArgs) {
	const { request, college } = await loadCollegePage(args, "placements");
	const outcomes = await getOutcomes(request, college.slug);
	return { college, outcomes, lead: findLead(college.placements), plots: layOutPlacements(college.placements) };
}

export default function CollegePlacements() {
	const { college, outcomes, lead, plots } = useLoaderData<typeof loader>();
	const sources = mergeSources(sourcesOf(college.sources, college.rankings), outcomes.sources);
	return (
		<CollegeFrame college={college} tab="placements" sources={sources}>
			<PlacementSection
				slug={college.slug}
				placements={college.placements}
				reported={outcomes.reported}
				lead={lead}
				plots={plots}
				sourceName={sourceNames(sources)}
			/>
		</CollegeFrame>
	);
}
