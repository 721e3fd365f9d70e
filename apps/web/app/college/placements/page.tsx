import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { getOutcomes } from "#app/college/data.server.ts";
import { loadCollegePage } from "#app/college/page.server.ts";
import { useCollege } from "#app/college/use-college.ts";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { createSourceNamer, mergeSources, toShortSource } from "#app/facts/sources.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { findHeadline } from "./find-headline.ts";
import { layOutPlacements } from "./placement-plot.ts";
import { PlacementSection } from "./placement-section.tsx";

export const handle = { namespaces: ["college", "college-placements", "facts"] } satisfies PageHandle;

export async function loader(args: LoaderFunctionArgs) {
	const { request, college } = await loadCollegePage(args, "placements");
	const outcomes = await getOutcomes(request, college.slug);
	const { placements } = outcomes;
	return {
		outcomes: { ...outcomes, sources: outcomes.sources.map(toShortSource) },
		headline: findHeadline(placements),
		plots: layOutPlacements(placements),
	};
}

export default function CollegePlacements() {
	const college = useCollege();
	const { outcomes, headline, plots } = useLoaderData<typeof loader>();
	const sources = mergeSources(college.sources, outcomes.sources);
	return (
		<>
			<PlacementSection
				slug={college.slug}
				placements={outcomes.placements}
				reported={outcomes.reported}
				headline={headline}
				plots={plots}
				sourceName={createSourceNamer(sources)}
			/>
			<FoldedSources slug={college.slug} sources={sources} />
		</>
	);
}
